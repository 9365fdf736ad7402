// @module-tag all
import { chromium } from 'playwright';
import { installedBrowsers } from 'releases/trial/installed-browsers';
import { expect, onTestFinished, test } from 'vitest';
import { edgeUnderTest } from '../testing/edge-fixture.ts';
import { shellStyledWith } from '../testing/page-fixture.ts';

const [executablePath] = installedBrowsers();

/** Inserts a rule in the way emotion does. */
const shellScript = `
const empty = document.createElement('style');
document.head.append(empty);
empty.sheet.insertRule('body { background-color: rgb(4, 5, 6) }');`;

// A real browser is needed: it applies the policy, and decides what to store after a 304.
test.skipIf(!executablePath)(
  'a page in the browser cache keeps its styles after a 304',
  { timeout: 60_000 },
  async () => {
    const { origin } = await edgeUnderTest({
      shell: shellStyledWith('body { color: rgb(1, 2, 3) }'),
      shellScript,
    });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Some browsers request the icon even without a window, and the edge server has no provider here.
      if (!message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const isRevalidated of [false, true]) {
      const response = await page.goto(`${origin}/cart`, { waitUntil: 'load' });
      const colours = await page.evaluate<string[]>(
        '[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]',
      );
      expect(colours).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
      expect((await response?.request().sizes())?.responseBodySize === 0).toBe(isRevalidated);
      await page.goto('about:blank');
    }
    expect(complaints).toEqual([]);
  },
);
