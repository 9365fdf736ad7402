/** Why the provider does not start, as one sentence for the operator: shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
