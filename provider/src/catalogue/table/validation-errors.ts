/** The catalogue cannot be sold as it stands. `problems` has one sentence for each bad row, with table, line and column, and for a missing file. */
export class CatalogueError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The catalogue has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

export interface Cell {
  /** The table's file name. */
  table: string;
  /** Counted from 1, the header included, as an editor shows it. */
  line: number;
  column?: string;
}

/** Gathers problems, so that one run shows an editor of the tables all of them. */
export class ValidationErrors {
  readonly #sentences: string[] = [];

  report({ table, line, column }: Cell, sentence: string): void {
    const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
    this.#sentences.push(`${table}, ${place}: ${sentence}`);
  }

  throwIfAny(): void {
    if (this.#sentences.length > 0) throw new CatalogueError(this.#sentences);
  }
}
