import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { pagesToVisit } from 'e2e/browser/visited-pages';
import { env } from 'e2e/env';

// `npm run bench -- --first-pictures <file>`: writes a table of the pictures that browsers request on the first pages, in the widths that
// phones, tablets and laptops load. `npm start` composes them before it prints the address.

const [table] = process.argv.slice(2);
if (!table) throw new Error('Name the file to write: npm run bench -- --first-pictures <file>');

/** CSS pixels, and device pixels for each. */
const DEVICES = [
  { width: 360, height: 740, density: 2 },
  { width: 360, height: 740, density: 3 },
  { width: 820, height: 1180, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
];
/** Milliseconds that a page gets to ask for what came into view. */
const PAUSE = 250;
/** One pixel: which pictures are requested does not depend on what they show. */
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const ADDRESS = /^\/images\/([^/]+)\/[^/]+\/([a-z]+)-(\d+)\.webp$/;

const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
/** Product and view → widths. */
const asked = new Map<string, Set<number>>();
try {
  const paths = [...(await pagesToVisit()).map(({ path }) => path), '/shop/Board'];
  for (const device of DEVICES) {
    for (const path of paths) await scrollThrough(browser, env.shopUrl + path, device);
  }
} finally {
  await browser.close();
}
const rows = [...asked].map(
  ([name, widths]) => `${name}\t${[...widths].sort((one, other) => one - other).join(' ')}`,
);
writeFileSync(table, `${['product_id\tview\twidths', ...rows.sort()].join('\n')}\n`);
const count = [...asked.values()].reduce((sum, { size }) => sum + size, 0);
console.log(`${count} pictures of ${rows.length} views.`);

async function scrollThrough(
  browser: Browser,
  address: string,
  { width, height, density }: (typeof DEVICES)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density });
  const page = await context.newPage();
  await page.route('**/images/**', async (route) => {
    const [, product, view, pixels] = ADDRESS.exec(new URL(route.request().url()).pathname) ?? [];
    if (product) {
      const name = `${product}\t${view}`;
      asked.set(name, (asked.get(name) ?? new Set()).add(Number(pixels)));
    }
    await route.fulfill({ contentType: 'image/webp', body: PIXEL });
  });
  await page.goto(address, { waitUntil: 'load' });
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < bottom; top += height / 2) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(PAUSE);
  }
  await context.close();
}
