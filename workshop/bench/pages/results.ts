type Sample = { place: string; figure: string; rival: string; value: number };

/** What was measured: samples of figures, in places such as a page, by rival. */
export class Results {
  readonly #samples: Sample[] = [];

  /** @param figures name → value; NaN: the rival has none, Infinity: a lost tap */
  note(place: string, rival: string, figures: Readonly<Record<string, number>>): void {
    for (const [figure, value] of Object.entries(figures))
      this.#samples.push({ place, figure, rival, value });
  }

  /** The median; NaN when there is no sample. */
  of(place: string, figure: string, rival: string): number {
    const values = this.#samples
      .filter((one) => one.place === place && one.figure === figure && one.rival === rival)
      .map(({ value }) => value);
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  }

  /** A Markdown table with a line for each figure of the place. */
  table(place: string, rivals: readonly { letter: string; name: string }[]): string {
    const figures = [
      ...new Set(this.#samples.filter((one) => one.place === place).map(({ figure }) => figure)),
    ];
    return table(
      ['', ...rivals.map(({ name }) => name)],
      figures.map((figure) => [
        figure,
        ...rivals.map(({ letter }) => written(this.of(place, figure, letter))),
      ]),
    );
  }
}

/** In Markdown. */
export function table(header: readonly string[], lines: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function written(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return 'lost';
  if (Number.isNaN(value)) return '–';
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}
