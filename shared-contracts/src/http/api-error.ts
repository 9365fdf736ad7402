/** `network`: no response. `http`: a status of 400 or more, or a missing token. `contract`: a response of the wrong shape. */
export type ApiErrorKind = 'network' | 'http' | 'contract';

type ApiErrorDetails = {
  kind: ApiErrorKind;
  message: string;
  /** HTTP status; 0 without a response. */
  status?: number;
  /** Seconds, from the header `Retry-After`. */
  retryAfter?: number;
  /** The session has ended: the token was missing, rejected or expired. */
  sessionEnded?: boolean;
  /** The response is not JSON: it was cut off, or is a web page. The kind is `contract`. */
  unreadable?: boolean;
  /** True when `message` comes from the provider and is not the endpoint's default. */
  fromServer?: boolean;
  cause?: unknown;
};

/** The only error that a call throws. `message` can be shown to a shopper: the provider's, else the endpoint's default (DATA-8). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly sessionEnded: boolean;
  readonly unreadable: boolean;
  readonly fromServer: boolean;

  constructor({
    kind,
    message,
    status = 0,
    retryAfter,
    sessionEnded = false,
    unreadable = false,
    fromServer = false,
    cause,
  }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.sessionEnded = sessionEnded;
    this.unreadable = unreadable;
    this.fromServer = fromServer;
  }
}
