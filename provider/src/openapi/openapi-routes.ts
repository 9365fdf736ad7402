import { allEndpoints } from 'shared-contracts/endpoints';
import type { ApiApp } from '../http/api.ts';
import { renderDocument } from '../http/html-document.ts';
import { openApiDocument } from './openapi-document.ts';
import { referenceContent } from './reference-content.ts';

/** `/openapi.json` for programs, `/reference` for people: both made from the endpoints. */
export function mountReference(app: ApiApp): void {
  const document = openApiDocument(allEndpoints);
  const content = referenceContent(document);
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/reference', (context) => renderDocument(context, 'API reference', content));
}
