import type { HonoRequest } from 'hono';
import { HttpError } from './http-error.ts';

/**
 * The JSON of a request; undefined when it has none.
 * @throws {HttpError} 400 for anything that is not JSON, or holds a NUL character: Postgres stores none.
 */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text, (_key, value: unknown) => withoutNul(value));
  } catch {
    throw new HttpError(400, 'The request is not proper JSON.');
  }
}

function withoutNul(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new TypeError('NUL in a text');
  return value;
}
