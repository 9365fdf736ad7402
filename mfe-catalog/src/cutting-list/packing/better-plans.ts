import { FITS, packed, SPLITS } from './guillotine.ts';
import { lowerBound } from './lower-bound.ts';
import type { CutSheet, Panel, Stock } from './plan.ts';

export type Search = {
  /** The best plan so far. */
  sheets: readonly CutSheet[];
  /** A lower bound for the number of sheets; unknown in the first steps. */
  atLeast: number;
};

/** Attempts to improve a plan. More attempts rarely save another sheet. */
const ATTEMPTS = 6_000;

/**
 * Yields ever better plans for panels that each fit into a sheet. First it makes one plan for each combination of rules and orders. Then
 * it empties some sheets of the best plan again and again, and repacks their panels. It ends when no plan can need fewer sheets, or after
 * `ATTEMPTS`. Each step is short, and the same panels always take the same steps.
 */
export function* betterPlans(
  panels: readonly Panel[],
  stock: Stock,
  attempts = ATTEMPTS,
): Generator<Search, Search> {
  let sheets: readonly CutSheet[] | undefined;
  for (const order of orders(panels)) {
    for (const spare of FITS) {
      for (const split of SPLITS) {
        const other = packed(panels, order, stock, { spare, split }) ?? [];
        if (!sheets || isBetter(other, sheets)) sheets = other;
        yield { sheets, atLeast: 0 };
      }
    }
  }
  if (!sheets) return { sheets: [], atLeast: 0 };

  const bound = lowerBound(panels, stock);
  let step = bound.next();
  for (; !step.done; step = bound.next()) yield { sheets, atLeast: 0 };
  const atLeast = step.value;

  const random = seeded(panels.length);
  let current = sheets;
  for (let attempt = 0; attempt < attempts && sheets.length > atLeast; attempt++) {
    const other = repacked(panels, stock, current, random);
    if (other && !isBetter(current, other)) current = other;
    if (isBetter(current, sheets)) sheets = current;
    yield { sheets, atLeast };
  }
  return { sheets, atLeast };
}

/** Takes all steps of a search at once. */
export function lastOf(search: Generator<Search, Search>): Search {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Sort keys, largest first: area, longer side, shorter side, sum of both sides. */
const SIZES: readonly ((panel: Panel) => number)[] = [
  ({ length, width }) => length * width,
  ({ length, width }) => Math.max(length, width),
  ({ length, width }) => Math.min(length, width),
  ({ length, width }) => length + width,
];

function orders(panels: readonly Panel[]): number[][] {
  return SIZES.map((size) => descending([...panels.keys()], (index) => size(panels[index] as Panel)));
}

function descending(indices: readonly number[], size: (index: number) => number): number[] {
  return indices
    .map((index) => ({ index, size: size(index) }))
    .sort((a, b) => b.size - a.size || a.index - b.index)
    .map(({ index }) => index);
}

/** Fewer sheets are better; of as many sheets, those with their waste in one place, because a large offcut is of use. */
function isBetter(one: readonly CutSheet[], other: readonly CutSheet[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  return fullness(one) > fullness(other);
}

const fullness = (sheets: readonly CutSheet[]) => sheets.reduce((sum, { used }) => sum + used * used, 0);

/** Empties a few sheets, and repacks their panels into the other sheets and new ones, by random rules and in a random order. */
function repacked(
  panels: readonly Panel[],
  stock: Stock,
  sheets: readonly CutSheet[],
  random: () => number,
): CutSheet[] | undefined {
  const below = (limit: number) => Math.floor(random() * limit);
  const emptied = new Set([below(3) ? below(sheets.length) : emptiest(sheets)]);
  const count = Math.min(sheets.length, 2 + below(3));
  while (emptied.size < count) emptied.add(below(sheets.length));
  const size = SIZES[below(SIZES.length)] as (panel: Panel) => number;
  const noise = [0.1, 0.3, 0.8][below(3)] ?? 0;
  const taken = [...emptied].flatMap((at) => sheets[at]?.placed.map(({ panel }) => panel) ?? []);
  const order = descending(taken, (index) => size(panels[index] as Panel) * (1 - noise * random()));
  const spare = FITS[below(FITS.length)] as (typeof FITS)[number];
  const split = SPLITS[below(SPLITS.length)] as (typeof SPLITS)[number];
  const others = sheets.filter((_, at) => !emptied.has(at));
  return packed(panels, order, stock, { spare, split }, others, sheets.length);
}

function emptiest(sheets: readonly CutSheet[]): number {
  return sheets.reduce((least, { used }, at) => (used < (sheets[least]?.used ?? 0) ? at : least), 0);
}

/** Numbers from 0 up to 1, the same for the same seed (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
