import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { installedBrowsers } from '../../commands/checks/find-browser.ts';
import { edgeUnderTest } from '../../testing/edge-fixture.ts';

const [executablePath] = installedBrowsers();

/** Styles the page as emotion does: an element with the document's nonce. */
const shellScript = `
const { nonce } = document.querySelector('meta[property=csp-nonce]');
const style = document.createElement('style');
style.nonce = nonce;
style.textContent = 'body { color: rgb(1, 2, 3) }';
document.head.append(style);
document.title = nonce;`;

// Without a browser there is nothing to ask: what is stored after a 304 is the browser's decision.
test.skipIf(!executablePath)(
  'a page that the browser stored keeps its nonce and its policy when it is still good',
  { timeout: 60_000 },
  async () => {
    const { origin } = await edgeUnderTest({ shellScript });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));

    const open = async () => {
      await page.goto(`${origin}/cart`, { waitUntil: 'load' });
      const colour = await page.evaluate('getComputedStyle(document.body).color');
      return { nonce: await page.title(), colour };
    };
    const first = await open();
    expect(first).toEqual({ nonce: expect.stringMatching(/^.{24}$/), colour: 'rgb(1, 2, 3)' });
    await page.goto('about:blank');
    expect(await open()).toEqual(first);
    expect(complaints).toEqual([]);
  },
);
