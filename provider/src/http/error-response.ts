import type { Context } from 'hono';
import { isStorageFailure } from '../database/database-errors.ts';
import type { ApiEnvironment } from './api.ts';
import { HttpError } from './http-error.ts';

/** Seconds after which a full disk or a held lock may be over. */
const STORAGE_RETRY = 5;

/** The answer to a failure, in the shape of the contract. What went wrong inside goes to the log alone. */
export function errorResponse(failure: unknown, context: Context<ApiEnvironment>): Response {
  const { status, message, error, retryAfter } = httpErrorFor(failure, context);
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  context.header('Cache-Control', 'no-store');
  return context.json({ message, ...(error && { error }) }, status);
}

function httpErrorFor(failure: unknown, context: Context<ApiEnvironment>): HttpError {
  if (failure instanceof HttpError) return failure;
  context.set('fault', failure);
  if (isStorageFailure(failure)) {
    return new HttpError(503, 'The shop cannot save anything right now. Please try again in a moment.', {
      retryAfter: STORAGE_RETRY,
    });
  }
  return new HttpError(
    500,
    `Something went wrong on our side. Please try again. (Request ${context.get('requestId')})`,
  );
}
