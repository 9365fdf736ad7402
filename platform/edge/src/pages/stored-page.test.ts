import { type Browser, chromium } from 'playwright';
import { installedBrowsers } from 'releases/trial/installed-browsers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedEdge } from '../testing/edge-fixture.ts';
import { shellStyledWith } from '../testing/page-fixture.ts';

const [executablePath] = installedBrowsers();

/** Inserts a rule as emotion does, then tries what the policy blocks: a style element with text. */
const shellScript = `
const empty = document.createElement('style');
document.head.append(empty);
empty.sheet.insertRule('body { background-color: rgb(4, 5, 6) }');
if (location.search === '?inline') {
  const inline = document.createElement('style');
  inline.textContent = 'body { color: rgb(7, 8, 9) !important }';
  document.head.append(inline);
}`;

const edge = sharedEdge({ shell: shellStyledWith('body { color: rgb(1, 2, 3) }'), shellScript });
let browser: Browser;
beforeAll(async () => {
  if (executablePath)
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}, 60_000);
afterAll(() => browser?.close());

/** A page of a visitor who has nothing in the cache. */
async function openPage() {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Some browsers ask for the icon also without a window, and the edge server has no provider here.
    if (!message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const open = async (url: string) => {
    const response = await page.goto(url, { waitUntil: 'load' });
    const [colour, background] = await page.evaluate<string[]>(
      '[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]',
    );
    const isRevalidated = (await response?.request().sizes())?.responseBodySize === 0;
    return { colour, background, isRevalidated };
  };
  return { open, page, complaints };
}

// The browser applies the policy, and decides what it stores after a 304.
test.skipIf(!executablePath)(
  'a page in the browser cache keeps its styles after a 304',
  { timeout: 60_000 },
  async () => {
    const { origin } = edge();
    const { open, page, complaints } = await openPage();
    const styled = { colour: 'rgb(1, 2, 3)', background: 'rgb(4, 5, 6)' };
    expect(await open(`${origin}/cart`)).toEqual({ ...styled, isRevalidated: false });
    await page.goto('about:blank');
    expect(await open(`${origin}/cart`)).toEqual({ ...styled, isRevalidated: true });
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!executablePath)(
  'a page blocks every inline style except the rendered ones and the CSSOM',
  { timeout: 60_000 },
  async () => {
    const { origin } = edge();
    const { open, complaints } = await openPage();
    const opened = await open(`${origin}/cart?inline`);
    expect(opened).toMatchObject({ colour: 'rgb(1, 2, 3)', background: 'rgb(4, 5, 6)' });
    expect(complaints).toEqual([expect.stringContaining('violates the following Content Security Policy')]);
  },
);
