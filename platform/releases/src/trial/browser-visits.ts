import type { Page } from 'playwright';
import type { Phone } from './phone.ts';
import { evaluated, openHydrated } from './phone.ts';
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

/** What goes wrong when a phone opens an address: one sentence each. */
export async function visitErrors(phone: Phone, origin: string, address: string): Promise<string[]> {
  const { page, takeFaults } = phone;
  takeFaults();
  const reasons: string[] = [];
  try {
    await openHydrated(page, origin + address);
  } catch {
    return [`${address} does not respond in a browser.`, ...told(address, takeFaults())];
  }
  try {
    if (!(await becomesIdle(phone)))
      reasons.push(`${address} keeps the processor busy, also when nobody touches it.`);
    const { pathname, search } = new URL(page.url());
    if (pathname + search !== new URL(address, origin).pathname + new URL(address, origin).search) {
      reasons.push(`${address} leads to ${pathname}${search} by itself.`);
    }
    reasons.push(...(await frameErrors(page, address)));
    if (!(await answersTaps(phone))) reasons.push(`${address} is busy for ${TAP_LIMIT} ms after each tap.`);
    reasons.push(...(await unseenErrors(page, address)));
  } catch {
    reasons.push(`${address} does not respond in a browser after a moment.`);
  }
  return [...reasons, ...told(address, takeFaults())];
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
async function frameErrors(page: Page, address: string): Promise<string[]> {
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
