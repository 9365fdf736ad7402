import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { layoutShift, watchLayoutShifts } from 'e2e/browser/layout-shifts';
import { env } from 'e2e/env';
import { loginCode } from 'e2e/provider-data/login-code';
import { callProvider } from 'e2e/provider-data/provider-call';
import { putIntoCart, sheetsOnSale } from 'e2e/provider-data/sheets-on-sale';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyCustomer, verifyOtp } from 'shared-contracts/customer/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import { getOrder, getOrders } from 'shared-contracts/order/endpoints';
import { emulate } from './device.ts';
import { quantityTaps } from './quantity-taps.ts';

/** The customer with an order in each status, which a shop in development has. */
const DEMO_PHONE = '1234567890';
const ROUNDS = 5;

/** A page that needs a login. */
type PrivatePage = {
  path: `/${string}`;
  calls: readonly Endpoint[];
  /** CSS selectors that match once all data is shown. */
  data: readonly string[];
};

/** Milliseconds from the start of the navigation. */
type PrivateVisit = {
  /** The skeleton, which is rendered on the server. */
  firstContent: number;
  /** The first call for data. */
  requested: number;
  /** The last response. */
  responded: number;
  painted: number;
  /** Calls that started after the response of another. */
  late: number;
  shift: number;
  scriptBytes: number;
};

const token = await logInDemoCustomer();
/** As the shop stores it on a device that has read this cart before (CART-40). */
const session = {
  'laminate-shop.token': token,
  'laminate-shop.phone': DEMO_PHONE,
  'laminate-shop.cart-size': '2',
};
const [order] = await callProvider(getOrders, {}, token);
await putIntoCart(token, await sheetsOnSale(2));
await callProvider(updateAddOn, {}, token);
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
try {
  console.log('\n## pages that need a login\n');
  console.log('| | skeleton ms | data requested | responded | painted | late calls | layout shift | JS KB |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of pages) console.log(await measured(browser, page));
  const taps = (await quantityTaps(browser, session)).map(Math.round);
  console.log('\n## from a tap on + in the cart to the painted quantity\n');
  console.log(`${taps.join(', ')} ms; median ${medianOf(taps)}, longest ${Math.max(...taps)}`);
} finally {
  await browser.close();
}

async function logInDemoCustomer(): Promise<string> {
  const customer_id = Number(DEMO_PHONE);
  await callProvider(sendOtp, { body: { customer_id } });
  const { token } = await callProvider(verifyOtp, {
    body: { customer_id, otp: Number(await loginCode(DEMO_PHONE)) },
  });
  if (!token) throw new Error('The demo customer could not be logged in.');
  return token;
}

/** A line of the table: the median of each figure, and the largest layout shift. */
async function measured(browser: Browser, page: PrivatePage): Promise<string> {
  const visits: PrivateVisit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitPrivate(browser, page));
  const median = (figure: keyof PrivateVisit) => medianOf(visits.map((visit) => visit[figure]));
  const times = (['firstContent', 'requested', 'responded', 'painted', 'late'] as const).map((figure) =>
    Math.round(median(figure)),
  );
  const shift = Math.max(...visits.map((visit) => visit.shift)).toFixed(4);
  return `| ${[page.path, ...times, shift, (median('scriptBytes') / 1000).toFixed(1)].join(' | ')} |`;
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** One visit of a customer with an empty cache, on the device of the other pages. */
async function visitPrivate(browser: Browser, { path, calls, data }: PrivatePage): Promise<PrivateVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const tab = await context.newPage();
  const phone = await context.newCDPSession(tab);
  await phone.send('Network.enable');
  await emulate(phone);
  await watchLayoutShifts(tab);
  await tab.addInitScript(markData, { session, data });
  await tab.goto(env.shopUrl + path);
  await tab.waitForFunction(() => 'painted' in globalThis);
  await tab.waitForLoadState('load');
  const figures = await figuresOf(tab, calls);
  const { sum } = await layoutShift(tab);
  await context.close();
  return { ...figures, shift: sum };
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

function figuresOf(tab: Page, calls: readonly Endpoint[]): Promise<Omit<PrivateVisit, 'shift'>> {
  return tab.evaluate(
    (paths) => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
      const made = all.filter((entry) => paths.includes(pathOf(entry)));
      const firstEnd = Math.min(...made.map(({ responseEnd }) => responseEnd));
      return {
        firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        requested: Math.min(...made.map(({ startTime }) => startTime)),
        responded: Math.max(...made.map(({ responseEnd }) => responseEnd)),
        painted: (globalThis as { painted?: number }).painted ?? Number.NaN,
        late: made.filter(({ startTime }) => startTime > firstEnd).length,
        scriptBytes: all
          .filter((entry) => pathOf(entry).endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    },
    calls.map(({ path }): string => path),
  );
}
