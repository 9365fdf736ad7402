import type { Timing, Timings } from './timing.ts';

/** Prints one line per call: p50 and p99 of the response time and p50 of the processor time, for each size. */
export function reportCalls(sizes: readonly number[], timings: Timings): void {
  row('', ...sizes.flatMap((size) => [`${size} p50`, 'p99', 'processor']), 'p50 ×', 'p99 ×', 'processor ×');
  for (const [name, bySize] of timings) {
    const [small = [], large = []] = bySize.map(figuresOf);
    const growth = large.map((figure, at) => figure / (small[at] ?? Number.NaN));
    row(name, ...[...small, ...large, ...growth].map((figure) => figure.toFixed(1)));
  }
}

function figuresOf(timings: readonly Timing[]): number[] {
  const waited = timings.map((timing) => timing.waited);
  return [
    percentile(waited, 0.5),
    percentile(waited, 0.99),
    percentile(
      timings.map(({ processor }) => processor),
      0.5,
    ),
  ];
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Formats one figure without decimals. */
export function whole<Name extends string>(name: Name): (figures: Record<Name, number>) => string {
  return (figures) => figures[name].toFixed(0);
}

export function row(...cells: readonly (string | number)[]): void {
  const [name, ...figures] = cells.map(String);
  console.log([name?.padEnd(24), ...figures.map((figure) => figure.padStart(12))].join(''));
}
