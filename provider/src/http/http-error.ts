import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OVERLOAD } from 'parts/http/overload';
import { DataUnusable } from '../database/data-condition.ts';
import { isBusy, isCorruption, isStorageFailure, isUnreachable } from '../database/database-errors.ts';
import type { ApiEnvironment } from './api.ts';

/** Seconds after which a full disk, a held lock or a lost connection may have cleared. */
const STORAGE_RETRY = 5;
/** Seconds after which an operator may have restored a damaged data file. */
const DAMAGE_RETRY = 60;

interface HttpErrorDetails {
  /** The contract's error code, such as `jwt expired`. */
  error?: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** An error response. `message` is shown to the shopper as it is. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly error: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, { error, retryAfter }: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.error = error;
    this.retryAfter = retryAfter;
  }
}

/** The response to an error, in the contract's shape. Internal details go to the log only. */
export function errorResponse(cause: unknown, context: Context<ApiEnvironment>): Response {
  // Hono's own middleware throws it.
  if (cause instanceof HTTPException) return cause.getResponse();
  const { status, message, error, retryAfter } = httpErrorFor(cause, context);
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  context.header('Cache-Control', 'no-store');
  return context.json({ message, ...(error && { error }) }, status);
}

/** The response to an error, as shown to a person. A fault of the server is kept for the log. */
export function httpErrorFor(cause: unknown, context: Context<ApiEnvironment>): HttpError {
  if (cause instanceof HttpError) return cause;
  context.set('fault', cause);
  if (cause instanceof DataUnusable || isCorruption(cause)) {
    return new HttpError(503, 'The shop is out of order right now. Please try again later.', {
      retryAfter: DAMAGE_RETRY,
    });
  }
  if (isBusy(cause)) return new HttpError(503, OVERLOAD.message, OVERLOAD);
  if (isUnreachable(cause)) {
    return new HttpError(503, 'The shop is out of order right now. Please try again in a moment.', {
      retryAfter: STORAGE_RETRY,
    });
  }
  if (isStorageFailure(cause)) {
    return new HttpError(503, 'The shop cannot save anything right now. Please try again in a moment.', {
      retryAfter: STORAGE_RETRY,
    });
  }
  return new HttpError(
    500,
    `Something went wrong on our side. Please try again. (Request ${context.get('requestId')})`,
  );
}
