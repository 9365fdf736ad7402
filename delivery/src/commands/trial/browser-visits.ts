import type { Page } from 'playwright';
import type { Phone } from './phone.ts';
import { openHydrated } from './phone.ts';

/** Visits between two pages, and bytes that they may leave behind. */
const VISITS = 10;
const HEAP_GROWTH = 12_000_000;
/** Milliseconds for what must respond at once. */
const AT_ONCE = 4_000;
/** Milliseconds in which effects and timers of a page have run. */
const SETTLED = 400;

/* Run in the page, whose types this package does not have. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const IS_EMPTY = 'document.querySelector("main")?.getBoundingClientRect().height === 0';

/** What goes wrong when a phone opens an address: one sentence each. */
export async function visitErrors(
  { page, takeFaults }: Phone,
  origin: string,
  address: string,
): Promise<string[]> {
  takeFaults();
  const reasons: string[] = [];
  try {
    await openHydrated(page, origin + address);
  } catch {
    return [`${address} does not respond in a browser.`, ...told(address, takeFaults())];
  }
  await page.waitForTimeout(SETTLED);
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== new URL(address, origin).pathname + new URL(address, origin).search) {
    reasons.push(`${address} leads to ${pathname}${search} by itself.`);
  }
  reasons.push(...(await frameErrors(page, address)));
  return [...reasons, ...told(address, takeFaults())];
}

function told(address: string, faults: readonly string[]): string[] {
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
  const overflow = await page.evaluate<number>(OVERFLOW);
  if (overflow > 1) reasons.push(`${address} is ${overflow} pixels wider than a phone.`);
  if (await page.evaluate<boolean>(IS_EMPTY))
    reasons.push(`${address} shows nothing between header and footer.`);
  return reasons;
}

/** Links work without loading a document, and ten visits leave no memory behind. */
export async function navigationErrors(
  { page, takeFaults, heap }: Phone,
  origin: string,
  product: string,
): Promise<string[]> {
  await openHydrated(page, `${origin}/shop/Sheet`);
  await page.evaluate('window.isSameDocument = true');
  const there = async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/shop/Sheet');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/shop/Sheet');
    await page.getByRole('main').getByRole('article').first().waitFor();
  };
  try {
    await there();
    await there();
    const before = await heap();
    for (let visit = 2; visit < VISITS; visit += 1) await there();
    const growth = (await heap()) - before;
    const isSame = await page.evaluate<boolean>('"isSameDocument" in window');
    return [
      ...(isSame ? [] : ['A link loads a document in place of a page.']),
      ...(growth > HEAP_GROWTH
        ? [`${VISITS} visits leave ${Math.round(growth / 1e6)} MB of memory behind.`]
        : []),
      ...told('The navigation', takeFaults()),
    ];
  } catch {
    return [
      `The link from the list to a product and back does not work (${product}).`,
      ...told('The navigation', takeFaults()),
    ];
  }
}
