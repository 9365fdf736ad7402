export type ApiErrorKind = 'network' | 'http' | 'contract';

type ApiErrorDetails = {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; 0 where no answer came. */
  status?: number;
  /** Seconds, from Retry-After. */
  retryAfter?: number;
  /** The session is over: the token was missing, refused or expired. */
  sessionEnded?: boolean;
  /** True where `message` is the server's own sentence and not the endpoint's default. */
  fromServer?: boolean;
  cause?: unknown;
};

/** The one error of every call. `message` is fit to show a shopper: the server's own, else the endpoint's default. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly sessionEnded: boolean;
  readonly fromServer: boolean;

  constructor({
    kind,
    message,
    status = 0,
    retryAfter,
    sessionEnded = false,
    fromServer = false,
    cause,
  }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.sessionEnded = sessionEnded;
    this.fromServer = fromServer;
  }
}
