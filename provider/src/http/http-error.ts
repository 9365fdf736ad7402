import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface HttpErrorDetails {
  /** The short code beside the sentence, such as `jwt expired`. */
  error?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** An answer that is not a success. `message` is shown to the shopper as it stands. */
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
