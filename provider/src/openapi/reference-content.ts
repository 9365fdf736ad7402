import { html } from 'hono/html';
import type { openApiDocument } from './openapi-document.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string];

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The reference page's content: one section a resource, one line a call that opens to its details. */
export function referenceContent(document: Document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const resources = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')];
  return html`<p>What a storefront and this provider say to each other. Machines read <a href="/openapi.json">openapi.json</a>.
A refusal is <code>{"message", "error"?}</code> with a message fit to show a shopper. Calls marked
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
  schemaMarkup(status === 'default' ? 'HttpError' : `Answer ${status}`, content['application/json'].schema),
)}
</div>
</details>`;
}

function schemaMarkup(title: string, schema: object) {
  // In a scrolling box that the keyboard can reach.
  return html`<h3>${title}</h3>
<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`;
}
