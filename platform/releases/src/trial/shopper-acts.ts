import type { Page } from 'playwright';
import { type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { type Act, type Move, POLICY, type Walk } from '../policy.ts';
import { OVERLOADED } from './browser-visits.ts';
import { type FocusStop, focusHeader, focusStop, type PageEnd, pageEnd } from './in-page/page-end.ts';
import { isLoading } from './in-page/page-look.ts';
import { isHydrated } from './in-page/page-state.ts';
import { untilLoaded } from './page-look.ts';
import { inTime, openHydrated, type Phone } from './phone.ts';
import { amountsIn, numberOf } from './shown-price.ts';

/** Milliseconds for a tap and its consequences. */
const LIMIT = 10_000;
const POLL_MS = 150;
/** An act on a live page has ended when the page looks the same this many times in a row, with nothing loading. */
const STEADY = 4;
/** Milliseconds that the outcome of an act has to stay as it is live: a second click of the page comes later. */
const STAYS_MS = 500;
/** Number of products in a list that are compared. A redesign may show others between them. */
const FIRST = 3;
/** How many more controls than on the live page a build may hide or leave without a focus mark. */
const FEW = 3;
/** Number of characters before an amount within which the word for a sum must stand. */
const NEAR = 45;

/** The outcome of an act. */
export interface ActEnd {
  address: string;
  /** Whether the act has led to another page, whose title is shown. */
  isTitleChanged: boolean;
  products: readonly string[];
  sums: readonly number[];
  amounts: readonly number[];
  dialogs: number;
  frames: number;
  hasFocus: boolean;
  faults: readonly string[];
  stops: { reached: number; unseen: number; unmarked: number };
}

/** Takes a walk on the live page, as far as it gets. @returns the outcomes of the acts */
export async function walkLive(phone: Phone, origin: string, walk: Walk): Promise<ActEnd[]> {
  const ends: ActEnd[] = [];
  await walkAlong(phone, origin, walk, async (_, end) => {
    ends.push(await steadyEnd(phone.page, end));
    return true;
  }).catch(() => undefined);
  return ends;
}

/** Repeats the acts of a live walk up to the first one with another outcome: a sentence for each difference. */
export async function walkErrors(
  phone: Phone,
  origin: string,
  walk: Walk,
  live: readonly ActEnd[],
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  let done = 0;
  const acts = walk.acts.slice(0, live.length);
  try {
    await walkAlong(phone, origin, { ...walk, acts }, async ({ name }, end) => {
      const before = live[done];
      done += 1;
      const differences = before ? await differencesIn(phone.page, before, end) : [];
      const where = `${name} on ${walk.at}`;
      reasons.push(...seenBy('acts', ...differences.map((each) => `${where} ${each}.`)));
      return reasons.length === 0;
    });
  } catch {
    const act = acts[done];
    const where = act ? `${act.name} on ${walk.at}` : walk.at;
    reasons.push(
      ...seenBy('acts', `${where} cannot be done: what is to be tapped is not there, or is covered.`),
    );
  }
  return reasons;
}

/** @param ended called after each act with a function that reads its outcome; false ends the walk */
async function walkAlong(
  { page, takeFaults }: Phone,
  origin: string,
  { at, isCustomers, acts }: Walk,
  ended: (act: Act, end: () => Promise<ActEnd>) => Promise<boolean>,
): Promise<void> {
  await openHydrated(page, origin + at);
  await untilLoaded(page);
  takeFaults();
  for (const act of acts) {
    const { title } = await inTime(page.evaluate(pageEnd));
    const { pathname } = new URL(page.url());
    const stops: FocusStop[] = [];
    for (const move of act.moves) stops.push(...(await moved(page, move)));
    const isKey = act.moves.some((move) => 'key' in move);
    const faults: string[] = [];
    const end = async () => {
      const seen = await inTime(page.evaluate(pageEnd));
      faults.push(...takeFaults());
      const isTitleChanged = new URL(page.url()).pathname !== pathname && seen.title !== title;
      return endOf(new URL(page.url()), seen, { isCustomers, isKey, isTitleChanged, faults, stops });
    };
    if (!(await ended(act, end))) return;
  }
}

/** @returns the elements that got the focus by Tab */
async function moved(page: Page, move: Move): Promise<FocusStop[]> {
  const options = { timeout: LIMIT };
  const deadline = performance.now() + LIMIT;
  // The tap before may have loaded another document.
  while (!(await page.evaluate(isHydrated).catch(() => false)) && performance.now() < deadline)
    await page.waitForTimeout(POLL_MS);
  if ('tap' in move) {
    const named = page.getByRole('link', { name: move.tap }).or(page.getByRole('button', { name: move.tap }));
    await named.filter({ visible: true }).first().click(options);
  } else if ('choose' in move) {
    const free = page.getByRole(move.choose, { checked: false }).filter({ visible: true });
    await free.first().click(options);
  } else if ('option' in move) {
    const list = page.getByRole('combobox', { name: move.of }).filter({ visible: true });
    await list.first().selectOption({ index: move.option }, options);
  } else {
    if (move.key === 'Tab') await inTime(page.evaluate(focusHeader));
    const stops: FocusStop[] = [];
    for (let time = 0; time < move.times; time += 1) {
      await inTime(page.keyboard.press(move.key));
      if (move.key === 'Tab') stops.push(await inTime(page.evaluate(focusStop)));
    }
    return stops;
  }
  return [];
}

function endOf(
  { pathname, search }: URL,
  { links, text, dialogs, frames, hasFocus }: PageEnd,
  act: Pick<ActEnd, 'isTitleChanged' | 'faults'> & {
    isCustomers: boolean;
    isKey: boolean;
    stops: readonly FocusStop[];
  },
): ActEnd {
  const count = (isCounted: (stop: FocusStop) => boolean) => act.stops.filter(isCounted).length;
  const faults = act.faults.filter((fault) => !OVERLOADED.test(fault));
  return {
    // The query of a customer's page contains ids of orders and addresses.
    address: act.isCustomers ? pathname : pathname + search,
    isTitleChanged: act.isTitleChanged,
    products: [...new Set(links.filter((link) => POLICY.isProduct(link)))],
    sums: sumsIn(text).map(numberOf),
    amounts: amountsIn(text).map(numberOf),
    ...{ dialogs, frames },
    hasFocus: !act.isKey || hasFocus,
    faults: faults.map((fault) => fault.replaceAll(/\d+/g, '#')),
    stops: {
      reached: new Set(act.stops.map(({ at }) => at)).size,
      unseen: count(({ isSeen }) => !isSeen),
      unmarked: count(({ isMarked }) => !isMarked),
    },
  };
}

/** The amounts that follow a word for a sum. */
function sumsIn(text: string): string[] {
  const parts = text.split(POLICY.currency);
  return parts.flatMap((before, at) => {
    const isSum = POLICY.sum.test(before.slice(-NEAR));
    return isSum ? amountsIn(POLICY.currency + (parts[at + 1] ?? '')) : [];
  });
}

/** Waits until the consequences of an act have ended: nothing is loading, and the page stays the same. */
async function steadyEnd(page: Page, end: () => Promise<ActEnd>): Promise<ActEnd> {
  const deadline = performance.now() + LIMIT;
  let [before, steady] = ['', 0];
  for (;;) {
    await page.waitForTimeout(POLL_MS);
    const now = await end().catch(() => undefined);
    const isBusy = !now || (await page.evaluate(isLoading).catch(() => true));
    const text = JSON.stringify(now);
    steady = !isBusy && text === before ? steady + 1 : 0;
    before = text;
    if (now && (steady >= STEADY || performance.now() > deadline)) return now;
  }
}

/** @returns the differences from live that are left at the end of the time; none once there were none for `STAYS_MS` */
async function differencesIn(page: Page, live: ActEnd, end: () => Promise<ActEnd>): Promise<string[]> {
  const deadline = performance.now() + LIMIT;
  let equalSince = Number.POSITIVE_INFINITY;
  for (;;) {
    const now = await end().catch(() => undefined);
    const differences = now ? differencesOf(live, now) : ['does not respond'];
    const isEqual = differences.length === 0;
    equalSince = isEqual ? Math.min(equalSince, performance.now()) : Number.POSITIVE_INFINITY;
    if (performance.now() > (isEqual ? equalSince + STAYS_MS : deadline)) return differences;
    await page.waitForTimeout(POLL_MS);
  }
}

/** Differences as words that follow "Sorting on /shop/Sheet ". */
export function differencesOf(live: ActEnd, now: ActEnd): string[] {
  const fault = now.faults.find((each) => !live.faults.includes(each));
  const first = live.products.slice(0, FIRST);
  const shown = now.products.filter((product) => first.includes(product));
  const sum = live.sums.find((each) => !now.amounts.includes(each));
  const { reached, unseen, unmarked } = now.stops;
  const told: readonly (readonly [isTold: boolean, words: string])[] = [
    [fault !== undefined, `brings about an error: ${fault?.split('\n')[0]}`],
    [now.address !== live.address, `leads to ${now.address}; live it leads to ${live.address}`],
    [live.isTitleChanged && !now.isTitleChanged, 'leaves the title of the page before'],
    [shown.join() !== first.join(), `does not show these products in this order: ${first.join(', ')}`],
    [sum !== undefined, `does not show the sum ${POLICY.currency}${sum}, as live it does`],
    [now.dialogs !== live.dialogs, `leaves open dialogs: ${now.dialogs}; live: ${live.dialogs}`],
    [now.frames !== live.frames, `shows pages of others: ${now.frames}; live: ${live.frames}`],
    [live.hasFocus && !now.hasFocus, 'loses the focus'],
    [2 * reached < live.stops.reached, `reaches ${reached} controls; live it reaches ${live.stops.reached}`],
    [unseen > live.stops.unseen + FEW, `stops at ${unseen} controls that cannot be seen`],
    [unmarked > live.stops.unmarked + FEW, `does not show that it is at ${unmarked} of its controls`],
  ];
  return told.flatMap(([isTold, words]) => (isTold ? [words] : []));
}
