import { parseArgs } from 'node:util';
import { type Browser, chromium, type Request } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { renderedDocument } from 'e2e/browser/rendered-document';
import { env } from 'e2e/env';
import { sheetsOnSale } from 'e2e/provider-data/sheets-on-sale';
import { productPath } from 'shared-contracts/routes';
import { openPhone } from './device.ts';
import { Results } from './results.ts';
import { Finger, type Tap } from './taps.ts';

// `npm run bench -- --parts`: what each part costs that is loaded when a shopper asks for it.

/** Milliseconds from the load of the page to the tap, as in a journey. */
const PAUSE = 1_000;

type Part = { path: string; tap: Tap };

const [sheet] = await sheetsOnSale();
const product = productPath(sheet);
const toHeading = (path: string, link: string): Part => ({
  path,
  tap: { control: { selector: `a[href^="${link}"]` }, answer: 'main h1' },
});

const PARTS: Readonly<Record<string, Part>> = {
  'dates and cost to my door': {
    path: product,
    tap: {
      control: { selector: 'main button', text: 'Delivery dates and cost to my door' },
      answer: 'main section:has([autocomplete="postal-code"]) h2',
    },
  },
  'order a sample': {
    path: product,
    tap: {
      control: { selector: 'main button', text: 'Order a sample' },
      answer: 'main section > h2[tabindex="-1"]',
    },
  },
  'cutting list': toHeading(product, '/cutting-list'),
  shortlist: toHeading('/', '/shortlist'),
  'match a colour': toHeading('/', '/match'),
  'my own room': toHeading('/', '/my-room'),
};

const { values: options } = parseArgs({ options: { visits: { type: 'string', default: '5' } } });
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
const results = new Results();
try {
  for (let round = 0; round < Number(options.visits); round += 1)
    for (const [name, part] of Object.entries(PARTS)) results.note('parts', name, await ask(browser, part));
  const names = Object.keys(PARTS).map((name) => ({ letter: name, name }));
  console.log(`\n## Parts that are loaded when asked for\n\n${results.table('parts', names)}`);
} finally {
  await browser.close();
}

/** One visit with an empty cache, and one tap. */
async function ask(browser: Browser, { path, tap }: Part): Promise<Record<string, number>> {
  await renderedDocument(env.shopUrl, path);
  const { context, tab, cdp } = await openPhone(browser);
  const finger = await Finger.over(tab, cdp);
  await tab.goto(env.shopUrl + path, { waitUntil: 'load' });
  await tab.waitForLoadState('networkidle');
  const scripts: Promise<number>[] = [];
  tab.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(transferred(request));
  });
  const { changed, answered } = await finger.tap(tap, PAUSE);
  await tab.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { 'first change ms': changed, 'answer ms': answered, 'JS KB': bytes / 1000 };
}

/** Compressed bytes of a response; 0 from the cache. */
async function transferred(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes();
  return responseBodySize;
}
