import { isCorruption, isIoFailure } from './database-errors.ts';

/** Thrown instead of a write to a data file that cannot be trusted. */
export class DataUnusable extends Error {
  override name = 'DataUnusable';
}

export type DataVerdict = { kind: 'sound' } | { kind: 'failing' | 'damaged'; reason: string };

/**
 * Whether the data file can be trusted. Connections report their errors here, and refuse writes while it cannot. Damage
 * lasts until a restart, which checks every page; a disk failure lasts until the file was read successfully.
 */
export class DataCondition {
  #damage: string | undefined;
  #failure: string | undefined;

  /** Undefined while the file can be trusted. */
  get problem(): string | undefined {
    return this.#damage ?? this.#failure;
  }

  saw(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (isCorruption(error)) this.#damage ??= reason;
    else if (isIoFailure(error)) this.#failure ??= reason;
  }

  checked(verdict: DataVerdict): void {
    this.#failure = verdict.kind === 'failing' ? verdict.reason : undefined;
    if (verdict.kind === 'damaged') this.#damage ??= verdict.reason;
  }

  /** @throws {DataUnusable} while the file cannot be trusted. */
  demandUsable(): void {
    if (this.problem !== undefined) throw new DataUnusable(this.problem);
  }
}
