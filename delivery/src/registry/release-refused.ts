/** A publication or a rollback that must not happen. The message is made of whole sentences, fit to print. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'ReleaseRefused';
    this.reasons = reasons;
  }
}
