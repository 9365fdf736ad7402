import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
