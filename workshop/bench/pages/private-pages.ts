import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { layoutShift, watchLayoutShifts } from 'e2e/browser/layout-shifts';
import { env } from 'e2e/env';
import { callProvider } from 'e2e/provider-data/provider-call';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import { getOrder, getOrders } from 'shared-contracts/order/endpoints';
import { customerSession } from './customer.ts';
import { openPhone } from './device.ts';
import { Results } from './results.ts';

const ROUNDS = 5;
const PLACE = 'pages that need a login';

/** A page that needs a login. */
type PrivatePage = {
  path: `/${string}`;
  calls: readonly Endpoint[];
  /** CSS selectors that match once all data is shown. */
  data: readonly string[];
};

const session = await customerSession();
const [order] = await callProvider(getOrders, {}, session['laminate-shop.token']);
const pages: readonly PrivatePage[] = [
  { path: '/cart', calls: [getCart, getPriceSummary], data: ['main ul > li h2', 'main dl'] },
  {
    path: '/checkout',
    calls: [getCart, getPriceSummary, getCartCharges, getAddresses],
    data: ['main aside dl', 'main input[type=radio]'],
  },
  { path: '/orders', calls: [getOrders], data: ['main tbody tr'] },
  { path: `/orders/${order?.order_id}`, calls: [getOrder], data: ['main h2', 'main dl'] },
  {
    path: '/profile',
    calls: [verifyCustomer, getAddresses],
    data: ['main input[autocomplete=name]', 'main section ul > li'],
  },
];
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
const results = new Results();
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of pages) results.note(PLACE, page.path, await visitPrivate(browser, page));
  const columns = pages.map(({ path }) => ({ letter: path, name: path }));
  console.log(`\n## ${PLACE}\n\n${results.table(PLACE, columns)}`);
} finally {
  await browser.close();
}

/** One visit of a customer with an empty cache, on the device of the other pages: times from the start of the navigation. */
async function visitPrivate(browser: Browser, { path, calls, data }: PrivatePage) {
  const { context, tab } = await openPhone(browser);
  await watchLayoutShifts(tab);
  await tab.addInitScript(markData, { session, data });
  await tab.goto(env.shopUrl + path);
  await tab.waitForFunction(() => 'painted' in globalThis);
  await tab.waitForLoadState('load');
  const figures = await figuresOf(tab, calls);
  const { sum } = await layoutShift(tab);
  await context.close();
  return { ...figures, 'thousandths of layout shift': sum * 1000 };
}

/** Runs in the page: stores the session, and notes the frame in which the data is shown. */
function markData({ session, data }: { session: Record<string, string>; data: readonly string[] }): void {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  const watch = () => {
    if (data.every((selector) => document.querySelector(selector)))
      Object.assign(globalThis, { painted: performance.now() });
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

function figuresOf(tab: Page, calls: readonly Endpoint[]): Promise<Record<string, number>> {
  return tab.evaluate(
    (paths) => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
      const made = all.filter((entry) => paths.includes(pathOf(entry)));
      const firstEnd = Math.min(...made.map(({ responseEnd }) => responseEnd));
      return {
        'skeleton ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        'data requested ms': Math.min(...made.map(({ startTime }) => startTime)),
        'last response ms': Math.max(...made.map(({ responseEnd }) => responseEnd)),
        'painted ms': (globalThis as { painted?: number }).painted ?? Number.NaN,
        'calls after the response to another': made.filter(({ startTime }) => startTime > firstEnd).length,
        'JS KB':
          all
            .filter((entry) => pathOf(entry).endsWith('.js'))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      };
    },
    calls.map(({ path }): string => path),
  );
}
