import type { HonoRequest } from 'hono';
import type { Endpoint } from 'shared-contracts/endpoint';
import { type output, safeParse, type ZodMiniType } from 'zod/mini';
import { HttpError } from './http-error.ts';
import { readJsonBody } from './json-body.ts';
import { readQuery } from './query-parameters.ts';

/**
 * The query and body of a request, checked against the endpoint's schemas.
 * @throws {HttpError} 400 that names the first wrong field.
 */
export async function readRequest<Q extends ZodMiniType, B extends ZodMiniType>(
  request: HonoRequest,
  endpoint: Pick<Endpoint<Q, B>, 'method' | 'query' | 'body'>,
): Promise<{ query: output<Q>; body: output<B> }> {
  const parameters = readQuery(request.url);
  const sent = endpoint.body || endpoint.method === 'DELETE' ? await readJsonBody(request) : undefined;
  // api.md: a DELETE names its row in the query or in the body.
  const query = endpoint.method === 'DELETE' && isRecord(sent) ? { ...sent, ...parameters } : parameters;
  return { query: checked(endpoint.query, query), body: checked(endpoint.body, sent) };
}

/** Without a schema there is nothing to hand on: the type is `unknown` then. */
function checked<Schema extends ZodMiniType>(schema: Schema | undefined, value: unknown): output<Schema> {
  if (!schema) return undefined as output<Schema>;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new HttpError(
    400,
    field ? `Please check "${field}": its value is missing or wrong.` : 'The request has no proper content.',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
