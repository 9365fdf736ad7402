import type { Page } from 'playwright';
import { lateBy, type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { brokenRules, newlyBroken } from './accessibility.ts';
import { type LiveOther, leftBehind, lostSecondTime } from './after-leaving.ts';
import { linkResponds, pageExtent } from './in-page/page-state.ts';
import type { SeenLive } from './kept-looks.ts';
import { changedFrame, heavierPage, lookOf, lostContent, lostSums } from './page-look.ts';
import { inTime, openHydrated, type Phone, REACHES_OUT } from './phone.ts';
import { unseenElsewhere } from './seen-page.ts';
import { fainterParts, unseenParts } from './seen-parts.ts';

/** Milliseconds within which the page must respond to input. */
const AT_ONCE = 10_000;
/** Milliseconds after which effects and timers of a page have run. */
const SETTLED = 400;
const POLL_MS = 50;
/** The largest share of that time in which an idle page may be busy, and the milliseconds after which a page must be idle. */
const BUSY = { share: 0.6, limit: 15_000 };
/** Number of taps on a title, which should do nothing, and the milliseconds that the quickest may take. */
const TAPS = 3;
const TAP_LIMIT = 100;
/** Message in the console when a server is overloaded. */
export const OVERLOADED = /the server responded with a status of 50[34]/;
/** The largest page of the shop has 3,000. A cheap phone lays out a third of that at a time. */
const MAX_ELEMENTS = 12_000;

interface VisitKind {
  /** The live page; undefined for a page that is not compared. */
  live: SeenLive | undefined;
  /** The sums of the page that the provider has, in the currency's unit. */
  sums: readonly number[];
  /** How the page is opened a second time. */
  comesBy: 'back' | 'reload';
  /** The page to which the visit goes on; undefined if it cannot be compared. */
  other: LiveOther | undefined;
  /** Whether the frame may have changed. */
  isShellTried: boolean;
  /** Also checks taps, the page on a desktop and on paper; for pages with parts of the builds. */
  isThorough: boolean;
}

/** Faults at one address, one sentence each. */
export interface Visit {
  /** Errors of scripts, which may have caused the others. */
  errors: Reason[];
  symptoms: Reason[];
}

/** Faults when a phone opens an address and leaves it. */
export async function visitErrors(
  phone: Phone,
  origin: string,
  address: string,
  { live: seen, sums, comesBy, other, isShellTried, isThorough }: VisitKind,
): Promise<Visit> {
  const { page, takeFaults } = phone;
  const live = seen?.look;
  takeFaults();
  const reasons: Reason[] = [];
  try {
    await openHydrated(page, origin + address);
  } catch {
    const symptoms = lateBy('responds', `${address} does not respond in a browser.`);
    return { errors: told(address, takeFaults()), symptoms };
  }
  try {
    if (!(await becomesIdle(phone)))
      reasons.push(
        ...lateBy('responds', `${address} keeps the processor busy, also when nobody touches it.`),
      );
    reasons.push(...addressErrors(page, origin, address));
    const look = await lookOf(page);
    if (live)
      reasons.push(
        ...lostContent(address, live, look),
        ...lostSums(address, sums, live, look),
        ...heavierPage(address, live, look),
      );
    reasons.push(...(await frameErrors(page, address)));
    if (live && !isShellTried) reasons.push(...changedFrame(address, live, look));
    if (live) reasons.push(...seenBy('seen', ...fainterParts(address, live.parts, look.parts)));
    // A title that is not visible cannot be tapped.
    if (isThorough && reasons.length === 0 && !(await answersTaps(phone)))
      reasons.push(...lateBy('responds', `${address} is busy for ${TAP_LIMIT} ms after each tap.`));
    reasons.push(...seenBy('seen', ...unseenParts(address, look.parts, 'on a phone')));
    if (seen) reasons.push(...newlyBroken(address, seen.broken, await brokenRules(page)));
    if (isThorough) reasons.push(...(await unseenElsewhere(page, address, look)));
    // A page with a fault is not left, because what it leaves behind may follow from the fault.
    if (reasons.length === 0 && live && other)
      reasons.push(...(await leftBehind(page, address, other, isShellTried)));
    if (reasons.length === 0 && live && other)
      reasons.push(...(await lostSecondTime(page, address, live, comesBy)));
  } catch {
    reasons.push(...lateBy('responds', `${address} does not respond in a browser after a moment.`));
  }
  return { errors: told(address, takeFaults()), symptoms: reasons };
}

/** Checks that the page is still the one that was opened. */
export function addressErrors(page: Page, origin: string, address: string, named = address): Reason[] {
  const { pathname, search } = new URL(page.url());
  const opened = new URL(address, origin);
  return pathname + search === opened.pathname + opened.search
    ? []
    : seenBy('stays', `${named} leads to ${pathname}${search} by itself.`);
}

/** Waits until effects and timers have run. A page that is not in a loop is idle in between, however busy the machine is. */
async function becomesIdle({ page, busyTime }: Phone): Promise<boolean> {
  const deadline = performance.now() + BUSY.limit;
  for (let before = await busyTime(); performance.now() < deadline; ) {
    const begin = performance.now();
    await page.waitForTimeout(SETTLED);
    const after = await busyTime();
    if (after - before < BUSY.share * (performance.now() - begin)) return true;
    before = after;
  }
  return false;
}

/** Whether taps on text take no time. They do nothing, unless the whole page has a slow listener. */
async function answersTaps({ page, processorTime }: Phone): Promise<boolean> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  if (!(await inTime(title.isVisible()))) return true;
  for (let tap = 0; tap < TAPS; tap += 1) {
    const before = await processorTime();
    await title.click({ timeout: AT_ONCE });
    if ((await processorTime()) - before < TAP_LIMIT) return true;
  }
  return false;
}

/** Reasons for at most two different faults. */
export function told(address: string, faults: readonly string[]): Reason[] {
  return [...new Set(faults)].slice(0, 2).flatMap((fault) => {
    const sentence = `${address}: ${fault.split('\n')[0]}`;
    if (fault.startsWith(REACHES_OUT)) return seenBy('reaches', sentence);
    return OVERLOADED.test(fault) ? lateBy('faults', sentence) : seenBy('faults', sentence);
  });
}

async function respondsSoon(page: Page, end: 'header' | 'footer'): Promise<boolean> {
  const deadline = performance.now() + AT_ONCE;
  while (!(await inTime(page.evaluate(linkResponds, end)))) {
    if (performance.now() > deadline) return false;
    await page.waitForTimeout(POLL_MS);
  }
  return true;
}

/** Checks that header and footer are there and respond, and that the page fits the phone. */
export async function frameErrors(page: Page, address: string): Promise<Reason[]> {
  const reasons: string[] = [];
  for (const end of ['header', 'footer'] as const) {
    if (!(await respondsSoon(page, end)))
      reasons.push(`${address}: the ${end} cannot be seen, or something lies over it.`);
  }
  const { overflow, elements, isEmpty } = await inTime(page.evaluate(pageExtent));
  if (overflow > 1) reasons.push(`${address} is ${overflow} pixels wider than a phone.`);
  if (elements > MAX_ELEMENTS) reasons.push(`${address} has ${elements} elements, too many for a phone.`);
  if (isEmpty) reasons.push(`${address} shows nothing between header and footer.`);
  return seenBy('frame', ...reasons);
}
