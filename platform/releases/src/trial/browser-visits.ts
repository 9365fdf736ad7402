import type { Page } from 'playwright';
import { type LiveOther, leftBehind } from './after-leaving.ts';
import { changedFrame, lookOf, lostContent, type PageLook } from './page-look.ts';
import { evaluated, openHydrated, type Phone } from './phone.ts';
import { unseenErrors } from './seen-page.ts';

/** Milliseconds for what must respond at once. */
const AT_ONCE = 10_000;
/** Milliseconds in which effects and timers of a page have run. */
const SETTLED = 400;
/** The share of that time in which a page may be busy, and milliseconds until it must be idle. */
const BUSY = { share: 0.6, limit: 15_000 };
/** Taps on a title, which nothing answers, and milliseconds that the quickest of them may take. */
const TAPS = 3;
const TAP_LIMIT = 100;
/** The largest page of the shop has 3,000. A cheap phone lays out a third of that at a time. */
const MAX_ELEMENTS = 12_000;

/* Run in the page, whose types this package does not have. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const ELEMENTS = 'document.getElementsByTagName("*").length';
const IS_EMPTY = 'document.querySelector("main")?.getBoundingClientRect().height === 0';

/** What a visit is compared with. */
interface LivePage {
  look: PageLook;
  other: LiveOther;
  /** The frame may have changed. */
  isShellTried: boolean;
}

/** What goes wrong at one address, one sentence each. */
export interface Visit {
  /** Errors of scripts, from which the others may follow. */
  errors: string[];
  symptoms: string[];
}

/** What goes wrong when a phone opens an address and leaves it. */
export async function visitErrors(
  phone: Phone,
  origin: string,
  address: string,
  live: LivePage | undefined,
): Promise<Visit> {
  const { page, takeFaults } = phone;
  takeFaults();
  const reasons: string[] = [];
  try {
    await openHydrated(page, origin + address);
  } catch {
    return { errors: told(address, takeFaults()), symptoms: [`${address} does not respond in a browser.`] };
  }
  try {
    if (!(await becomesIdle(phone)))
      reasons.push(`${address} keeps the processor busy, also when nobody touches it.`);
    reasons.push(...addressErrors(page, origin, address));
    const look = await lookOf(page);
    if (live) reasons.push(...lostContent(address, live.look, look));
    reasons.push(...(await frameErrors(page, address)));
    if (live && !live.isShellTried) reasons.push(...changedFrame(address, live.look, look));
    if (!(await answersTaps(phone))) reasons.push(`${address} is busy for ${TAP_LIMIT} ms after each tap.`);
    reasons.push(...(await unseenErrors(page, address)));
    // A page with a fault is not left: what it leaves behind may follow from it.
    if (reasons.length === 0 && live)
      reasons.push(...(await leftBehind(page, address, live.other, live.isShellTried)));
  } catch {
    reasons.push(`${address} does not respond in a browser after a moment.`);
  }
  return { errors: told(address, takeFaults()), symptoms: reasons };
}

/** The page is still the one that was opened. */
export function addressErrors(page: Page, origin: string, address: string, named = address): string[] {
  const { pathname, search } = new URL(page.url());
  const opened = new URL(address, origin);
  return pathname + search === opened.pathname + opened.search
    ? []
    : [`${named} leads to ${pathname}${search} by itself.`];
}

/** Waits until effects and timers have run. A page that goes on is idle in between, however busy the machine is. */
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

/** A tap on text does nothing, so it takes no time, unless a listener of the whole page is slow. */
async function answersTaps({ page, busyTime }: Phone): Promise<boolean> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  if (!(await title.isVisible())) return true;
  for (let tap = 0; tap < TAPS; tap += 1) {
    const before = await busyTime();
    await title.click({ timeout: AT_ONCE });
    if ((await busyTime()) - before < TAP_LIMIT) return true;
  }
  return false;
}

/** At most two different faults. */
export function told(address: string, faults: readonly string[]): string[] {
  return [...new Set(faults)].slice(0, 2).map((fault) => `${address}: ${fault.split('\n')[0]}`);
}

/** Header and footer are there and respond, and the page fits the phone. */
export async function frameErrors(page: Page, address: string): Promise<string[]> {
  const reasons: string[] = [];
  for (const [name, role] of [
    ['header', 'banner'],
    ['footer', 'contentinfo'],
  ] as const) {
    const link = page.getByRole(role).getByRole('link').first();
    // A trial click tells whether the link is visible and nothing lies over it.
    const responds = await link.click({ trial: true, timeout: AT_ONCE }).then(
      () => true,
      () => false,
    );
    if (!responds) reasons.push(`${address}: the ${name} cannot be seen, or something lies over it.`);
  }
  const overflow = await evaluated<number>(page, OVERFLOW);
  if (overflow > 1) reasons.push(`${address} is ${overflow} pixels wider than a phone.`);
  const elements = await evaluated<number>(page, ELEMENTS);
  if (elements > MAX_ELEMENTS) reasons.push(`${address} has ${elements} elements, too many for a phone.`);
  if (await evaluated<boolean>(page, IS_EMPTY))
    reasons.push(`${address} shows nothing between header and footer.`);
  return reasons;
}
