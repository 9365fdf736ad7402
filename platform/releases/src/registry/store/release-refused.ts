/** A publication or a rollback was refused. The message consists of sentences to print. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'ReleaseRefused';
    this.reasons = reasons;
  }
}
