import { html } from 'hono/html';
import { openApiDocument } from 'shared-contracts/endpoint/openapi';
import { allEndpoints } from 'shared-contracts/endpoints';
import type { ApiApp } from './api.ts';
import { renderDocument } from './html-document.ts';

type OpenApiDocument = ReturnType<typeof openApiDocument>;
type Operation = OpenApiDocument['paths'][string][string];

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** `/openapi.json` for programs and `/reference` for people, both generated from the endpoints. */
export function mountReference(app: ApiApp): void {
  // Generated on the first request, because converting the schemas would delay each start.
  let made: OpenApiDocument | undefined;
  const document = () => {
    made ??= openApiDocument(allEndpoints);
    return made;
  };
  app.get('/openapi.json', (context) => context.json(document()));
  app.get('/reference', (context) => renderDocument(context, 'API reference', referenceContent(document())));
}

/** One section per resource, with one collapsed entry per call. */
function referenceContent(document: OpenApiDocument) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const resources = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
  return html`<p>The API between a storefront and this provider. Programs read <a href="/openapi.json">openapi.json</a>.
An error is <code>{"message", "error"?}</code>; the message can be shown to a shopper. Calls marked
<em>login</em> need <code>Authorization: Bearer</code>.</p>
${resources.map(([resource, its]) => html`<h2>${resource}</h2>${its.map(callMarkup)}`)}`;
}

function callMarkup({ method, path, operation }: Call) {
  const { parameters, requestBody, responses } = operation;
  const login = operation.security ? html` <em>login</em>` : '';
  return html`<details>
<summary><code class="method">${method}</code><code>${path}${login}</code><span>${operation.summary}</span></summary>
<div class="call">
${parameters.length > 0 ? schemaMarkup('Query', Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))) : ''}
${requestBody ? schemaMarkup('Body', requestBody.content['application/json'].schema) : ''}
${Object.entries(responses).map(([status, { content }]) =>
  schemaMarkup(status === 'default' ? 'Error' : `Response ${status}`, content['application/json'].schema),
)}
</div>
</details>`;
}

function schemaMarkup(title: string, schema: object) {
  // tabindex lets keyboard users scroll the box.
  return html`<h3>${title}</h3>
<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`;
}
