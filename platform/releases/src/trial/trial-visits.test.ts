import { expect, test } from 'vitest';
import { lateBy, seenBy } from '../gate/rules/visit-rules.ts';
import { told, type Visit } from './browser-visits.ts';
import { heavierPage, lostContent, lostSums, type PageLook } from './page-look.ts';
import { visitAgain } from './trial-visits.ts';

const FINE: Visit = { errors: [], symptoms: [] };
const LATE: Visit = { errors: [], symptoms: lateBy('responds', '/ does not respond.') };
const WRONG: Visit = { errors: seenBy('faults', '/: it throws'), symptoms: [] };

/** @param pages address → what the two visits show */
async function seenAgain(pages: Record<string, readonly [first: Visit, second: Visit]>) {
  const first = new Map(Object.entries(pages).map(([address, [visit]]) => [address, visit]));
  const visited: string[] = [];
  const shown = await visitAgain(first, async (address) => {
    visited.push(address);
    return pages[address]?.[1] ?? FINE;
  });
  const reasons = [...shown.values()].flatMap(({ errors, symptoms }) => [...errors, ...symptoms]);
  return { visited, isRefused: reasons.some(({ isOfTime }) => !isOfTime), count: reasons.length };
}

test('PROM-182 pages that are wrong beside being late are visited again before the late ones', async () => {
  const seen = await seenAgain({ '/': [LATE, LATE], '/shop': [FINE, FINE], '/cart': [WRONG, WRONG] });
  expect(seen).toEqual({ visited: ['/cart'], isRefused: true, count: 1 });
});

test('PROM-182 a page that is late at the second visit does not hide one that is wrong', async () => {
  const seen = await seenAgain({ '/': [WRONG, LATE], '/cart': [WRONG, WRONG], '/shop': [LATE, LATE] });
  expect(seen).toEqual({ visited: ['/', '/cart'], isRefused: true, count: 2 });
});

test('PROM-182 pages that were late are visited until one is late again', async () => {
  const seen = await seenAgain({ '/': [LATE, FINE], '/cart': [LATE, LATE], '/shop': [LATE, LATE] });
  expect(seen).toEqual({ visited: ['/', '/cart'], isRefused: false, count: 1 });
});

const isOfTime = (reasons: readonly { isOfTime: boolean }[]) => reasons.map((reason) => reason.isOfTime);

test.each([
  ['Failed to load resource: the server responded with a status of 503 (Service Unavailable)', true],
  ['Failed to load resource: the server responded with a status of 404 (Not Found)', false],
  ['TypeError: price is undefined', false],
])('PROM-182 a slow machine alone can bring about “%s”: %s', (fault, expected) => {
  expect(isOfTime(told('/', [fault]))).toEqual([expected]);
});

const lookWith = (change: Partial<PageLook>): PageLook => ({
  ...{ frame: [], amounts: [], bytes: 0, habits: [], parts: [], isWhole: true },
  contents: { text: 900, prices: 0, links: 4, buttons: 1, fields: 0 },
  ...change,
});

test.each([true, false])('PROM-182 a price is lost for good if the data has come (%s)', (isWhole) => {
  const look = (prices: number) =>
    lookWith({ isWhole, contents: { text: 900, prices, links: 4, buttons: 1, fields: 0 } });
  expect(isOfTime(lostContent('/', look(8), look(0)))).toEqual([!isWhole]);
});

test.each([
  [['9,700.00', '12,345.50'], ''],
  [['12,345.5'], ''],
  [['12,300.00'], '/orders does not show the sum ₹12345.5, which the provider has for it. [sums]'],
])('PROM-309 orders with the amounts %j are told as “%s”', (amounts, told) => {
  const live = lookWith({ amounts: ['12,345.50', '10,000.00'] });
  const reasons = lostSums('/orders', [12345.5, 777], live, lookWith({ amounts }));
  expect(reasons.map(({ sentence }) => sentence).join()).toBe(told);
});

test('PROM-309 a page that loads megabytes more than live is reported', () => {
  const [live, heavy] = [lookWith({ bytes: 700_000 }), lookWith({ bytes: 3_700_000 })];
  expect(heavierPage('/', live, live)).toEqual([]);
  expect(heavierPage('/', live, heavy)).toEqual(seenBy('responds', '/ loads 3.7 MB; live it loads 0.7 MB.'));
});
