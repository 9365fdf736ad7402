import type { HonoRequest } from 'hono';
import { PHONE_MESSAGE } from 'shared-contracts/customer/phone';
import type { Endpoint } from 'shared-contracts/endpoint';
import { type output, safeParse, type ZodMiniType } from 'zod/mini';
import { HttpError } from './http-error.ts';

/**
 * The query and body of a request, validated by the endpoint's schemas.
 * @throws {HttpError} 400 that names the first wrong field; 415 for a body of another type.
 */
export async function readRequest<Q extends ZodMiniType, B extends ZodMiniType>(
  request: HonoRequest,
  endpoint: Pick<Endpoint<Q, B>, 'method' | 'query' | 'body'>,
): Promise<{ query: output<Q>; body: output<B> }> {
  const parameters = readQuery(request.url);
  const sent = endpoint.body || endpoint.method === 'DELETE' ? await readJsonBody(request) : undefined;
  // API-14: a DELETE may identify its row in the query or in the body.
  const query = endpoint.method === 'DELETE' && isRecord(sent) ? { ...sent, ...parameters } : parameters;
  return { query: validated(endpoint.query, query), body: validated(endpoint.body, sent) };
}

/**
 * The query parameters: a string for a parameter that occurs once, a list for one that is repeated. `category[]` means
 * `category`, because some HTTP clients write lists that way.
 * @throws {HttpError} 400 for a NUL character, which Postgres cannot store.
 */
function readQuery(url: string): Record<string, string | string[]> {
  const parameters = new Map<string, string | string[]>();
  for (const [rawName, value] of new URL(url).searchParams) {
    const name = rawName.replace(/\[\]$/, '');
    if (value.includes('\0'))
      throw new HttpError(400, `Please check "${name.replaceAll('\0', '')}": its value is wrong.`);
    const before = parameters.get(name);
    parameters.set(name, before === undefined ? value : [before, value].flat());
  }
  // fromEntries defines own properties, so a parameter called __proto__ is harmless.
  return Object.fromEntries(parameters);
}

/**
 * The JSON body; undefined when it is empty.
 * @throws {HttpError} 415 for a body that is not called JSON, which pages of other sites may send (API-96); 400 for anything that is not JSON, or holds a NUL character, which Postgres cannot store.
 */
async function readJsonBody(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return undefined;
  const [type = ''] = (request.header('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new HttpError(415, 'The request must be JSON, with the content type "application/json".');
  try {
    return JSON.parse(text, (_key, value: unknown) => withoutNul(value));
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

function withoutNul(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new TypeError('NUL in a string');
  return value;
}

function validated<Schema extends ZodMiniType>(schema: Schema | undefined, value: unknown): output<Schema> {
  // Without a schema the handler's type is `unknown`, so undefined fits.
  if (!schema) return undefined as output<Schema>;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new HttpError(400, refusal(field));
}

/** Shoppers know their phone number, not the field name `customer_id` (LOGIN-28). */
function refusal(field: string | undefined): string {
  if (field === 'customer_id') return PHONE_MESSAGE;
  return field
    ? `Please check "${field}": its value is missing or wrong.`
    : 'The content of the request is missing or wrong.';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
