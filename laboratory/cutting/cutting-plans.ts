import { betterPlans } from '../../mfe-catalog/src/cutting-list/packing/better-plans.ts';
import { planFaults } from '../../mfe-catalog/src/cutting-list/packing/check-plan.ts';
import { table } from '../pages/results.ts';
import { type Instance, publishedInstances } from './instances.ts';

// `npm run bench -- --cutting`: the packer of the cutting list on the published instances, whose rectangles may be turned, with a blade of no
// width. Each plan is checked.

/** Squares of the best solutions known to the literature, by class. Their rectangles may be turned, and need not be free by cuts from edge to edge. */
const BEST_KNOWN = [972, 124, 674, 119, 858, 109, 752, 757, 2119, 492];

type Sums = { bound: number; sheets: number; gap: number; optimal: number; first: number; ms: number };

const sums = new Map<number, Sums>();
let faults = 0;
for (const instance of publishedInstances()) {
  const figures = solve(instance);
  const before = sums.get(instance.problemClass);
  sums.set(instance.problemClass, before ? added(before, figures) : figures);
}
const lines = [...sums].map(([problemClass, one]) =>
  line(String(problemClass), one, BEST_KNOWN[problemClass - 1] ?? 0),
);
const all = [...sums.values()].reduce(added);
const known = BEST_KNOWN.reduce((sum, one) => sum + one, 0);
const header = [
  'class',
  'bound',
  'best known',
  'first plan',
  'sheets',
  'mean gap %',
  'proven optimal',
  'ms each',
];
process.stdout.write(`${table(header, [...lines, line('all', all, known)])}\n${faults} faults\n`);
if (faults > 0) process.exitCode = 1;

function solve({ side, rectangles }: Instance): Sums {
  const panels = rectangles.map(([length, width]) => ({ length, width, mayTurn: true }));
  const stock = { length: side, width: side, kerf: 0 };
  const start = performance.now();
  const steps = betterPlans(panels, stock);
  let step = steps.next();
  const first = step.value.sheets.length;
  while (!step.done) step = steps.next();
  const ms = performance.now() - start;
  const { sheets, atLeast } = step.value;
  faults += planFaults(panels, stock, { sheets }).length;
  const gap = sheets.length / atLeast - 1;
  return { bound: atLeast, sheets: sheets.length, gap, optimal: gap === 0 ? 1 : 0, first, ms };
}

function added(one: Sums, other: Sums): Sums {
  return {
    bound: one.bound + other.bound,
    sheets: one.sheets + other.sheets,
    gap: one.gap + other.gap,
    optimal: one.optimal + other.optimal,
    first: one.first + other.first,
    ms: one.ms + other.ms,
  };
}

function line(name: string, { bound, sheets, gap, optimal, first, ms }: Sums, best: number): string[] {
  const count = name === 'all' ? 500 : 50;
  const meanGap = ((100 * gap) / count).toFixed(2);
  return [
    name,
    ...[bound, best, first, sheets].map(String),
    meanGap,
    `${optimal} of ${count}`,
    (ms / count).toFixed(0),
  ];
}
