import { type Results, table, written } from './results.ts';

/** A figure that is promised, of this shop. */
type Promised = {
  place: string;
  figure: string;
  /** Not above, or not below a figure. */
  bound: 'most' | 'least';
  /** The figure, or so many times the one of a rival in the same run. */
  target: number | { times: number; rival: string };
  reason: string;
};

const PAGES = ['home', 'shop', 'product'];
const TAPS = ['home → list', 'next page', 'filters applied', 'list → product', 'back', 'product → cart'];

/** KB on the wire. */
const DOCUMENTS = { home: 14, shop: 16, product: 14 };
const SCRIPTS = { home: 105, shop: 140, product: 150 };

/** What the bench promises. Each program tells the verdict of what it has measured. */
const PROMISED: readonly Promised[] = [
  ...PAGES.flatMap((page) => [
    most(page, 'first content ms', { times: 1.05, rival: 'e' }, 'scripts do not delay the first paint'),
    most(page, 'first content ms', { times: 1.3, rival: 'f' }, 'React does not delay the first paint'),
    most(page, 'second visit, first content ms', { times: 1.3, rival: 'f' }, 'nor that of a second visit'),
    most(page, 'blocking ms', 100, 'a tap waits for no long task'),
    most(page, 'longest task ms', 80, 'a tap waits for no long task'),
  ]),
  ...Object.entries(DOCUMENTS).map(([page, size]) =>
    most(page, 'document KB', size, 'a document says things once'),
  ),
  ...Object.entries(SCRIPTS).map(([page, size]) =>
    most(page, 'its scripts KB', size, 'what the first view needs'),
  ),
  ...['shop', 'product'].flatMap((page) =>
    [0.5, 1, 2].map((seconds) =>
      most(page, `tap after ${seconds} s: answer ms`, 500, 'a tap is answered by its answer'),
    ),
  ),
  most('product', 'tap after 5 s: answer ms', 500, 'a tap is answered by its answer'),
  ...['home', 'shop'].flatMap((page) => [
    most(page, 'tap after 5 s: first change ms', 100, 'the next page is loaded ahead'),
    most(page, 'tap after 5 s: answer ms', 350, 'the next page is loaded ahead'),
  ]),
  ...TAPS.flatMap((tap) => [
    most('journey', `${tap}: first change ms`, 100, 'the next page within a tap'),
    most('journey', `${tap}: answer ms`, 350, 'the next page within a tap'),
    most('journey', `${tap}: answer ms`, { times: 1, rival: 'd' }, 'no slower than without federation'),
    most('journey', `${tap}: answer ms`, { times: 1, rival: 'f' }, 'no slower than a document'),
  ]),
  ...['different lists', 'different products'].flatMap((page): Promised[] => [
    most('documents', `${page}: processor ms`, 5, 'one core serves a city'),
    { ...most('documents', `${page}: per second`, 150, 'one core serves a city'), bound: 'least' },
  ]),
];

function most(place: string, figure: string, target: Promised['target'], reason: string): Promised {
  return { place, figure, bound: 'most', target, reason };
}

/** A Markdown table with a line for each promise about what was measured. */
export function verdicts(results: Results): string {
  const lines = PROMISED.flatMap(({ place, figure, bound, target, reason }) => {
    const measured = results.of(place, figure, 'a');
    const limit =
      typeof target === 'number' ? target : target.times * results.of(place, figure, target.rival);
    if (Number.isNaN(measured) || Number.isNaN(limit)) return [];
    const isMet = bound === 'most' ? measured <= limit : measured >= limit;
    const relation = typeof target === 'number' ? '' : ` (${target.times} × ${target.rival})`;
    const wanted = `${bound === 'most' ? '≤' : '≥'} ${written(limit)}${relation}`;
    return [[`${place}, ${figure}`, wanted, written(measured), isMet ? 'met' : '**missed**', reason]];
  });
  return table(['', 'target', 'measured', '', 'because'], lines);
}
