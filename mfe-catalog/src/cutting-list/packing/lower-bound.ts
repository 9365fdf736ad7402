import type { Panel, Stock } from './plan.ts';

/**
 * Fewer sheets than this are impossible, by whatever cuts. It is the largest of many areas: each measure is replaced by its value under a dual
 * feasible function, which never lets more fit into a sheet than before; a panel that may turn counts as the smaller of both ways. The
 * identity is one of these functions, so that the bound is never below that of the areas. A blade's width is counted with each panel, and
 * once with the sheet, outside of which the last cut may lie.
 *
 * Yields between functions, for a caller that has no time to wait for all of them.
 */
export function* lowerBound(
  panels: readonly Panel[],
  { length, width, kerf }: Stock,
): Generator<undefined, number> {
  const sides = panels.map((panel) => ({
    ...panel,
    fitsAlong: panel.length <= length && panel.width <= width,
    fitsAcross: panel.mayTurn && panel.width <= length && panel.length <= width,
  }));
  const measures = new Set(sides.flatMap((side) => [side.length + kerf, side.width + kerf]));
  const valued = (f: FeasibleFunction) => ({
    whole: f.whole,
    lengths: sides.map((side) => f.of(side.length + kerf)),
    widths: sides.map((side) => f.of(side.width + kerf)),
  });
  const alongWidth = feasibleFunctions(width + kerf, measures).map(valued);
  let most = 0;
  for (const f of feasibleFunctions(length + kerf, measures).map(valued)) {
    for (const g of alongWidth) {
      let sum = 0;
      for (const [at, { fitsAlong, fitsAcross }] of sides.entries()) {
        const along = (f.lengths[at] ?? 0) * (g.widths[at] ?? 0);
        const across = (f.widths[at] ?? 0) * (g.lengths[at] ?? 0);
        sum += fitsAlong && !(fitsAcross && across < along) ? along : across;
      }
      most = Math.max(most, Math.ceil(sum / (f.whole * g.whole)));
    }
    yield;
  }
  return most;
}

/** Measures that fit side by side into `whole` have values of at most the function's own `whole` together. All are integers. */
type FeasibleFunction = { whole: number; of: (measure: number) => number };

function feasibleFunctions(whole: number, measures: ReadonlySet<number>): FeasibleFunction[] {
  const thresholds = new Set([...measures].flatMap((one) => [one, whole - one + 1]));
  return [
    { whole, of: (one) => one },
    ...[...thresholds]
      .filter((least) => least > 1 && least * 2 <= whole + 1)
      .flatMap((least) => [withoutSmall(whole, least), inParts(whole, least)]),
  ];
}

/** Measures below `least` count as 0. A measure beside which `least` no longer fits counts as the whole. */
function withoutSmall(whole: number, least: number): FeasibleFunction {
  return { whole, of: (one) => (one < least ? 0 : one > whole - least ? whole : one) };
}

/** How many parts of `least` a measure contains, or up to how many it leaves no room, if it is more than a half. Counted in half parts. */
function inParts(whole: number, least: number): FeasibleFunction {
  const parts = Math.floor(whole / least);
  return {
    whole: 2 * parts,
    of: (one) => {
      if (2 * one > whole) return 2 * (parts - Math.floor((whole - one) / least));
      return 2 * one === whole ? parts : 2 * Math.floor(one / least);
    },
  };
}
