/** A reason the provider cannot start, as one sentence for the operator. It is printed without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
