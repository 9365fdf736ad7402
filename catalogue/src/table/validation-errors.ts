/** The catalogue is invalid. `validationErrors` has one sentence for each bad row, with table, line and column, or for a missing file. */
export class CatalogueError extends Error {
  override name = 'CatalogueError';
  readonly validationErrors: readonly string[];

  constructor(validationErrors: readonly string[]) {
    super(
      `The catalogue has ${validationErrors.length} validation error(s):\n${validationErrors.join('\n')}`,
    );
    this.validationErrors = validationErrors;
  }
}

export interface Cell {
  /** The table's file name. */
  table: string;
  /** Counted from 1 with the header, as in an editor. */
  line: number;
  column?: string;
}

/** Collects errors, so that one run reports all of them. */
export class ValidationErrors {
  readonly #sentences: string[] = [];

  report({ table, line, column }: Cell, sentence: string): void {
    const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
    this.#sentences.push(`${table}, ${place}: ${sentence}`);
  }

  get sentences(): readonly string[] {
    return this.#sentences;
  }

  throwIfAny(): void {
    if (this.#sentences.length > 0) throw new CatalogueError(this.#sentences);
  }
}
