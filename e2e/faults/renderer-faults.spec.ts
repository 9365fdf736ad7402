import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Locator, test } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';
import { firstProduct } from '../provider-data/first-product.ts';
import { RENDERER_FAULTS, type RendererFault } from './renderer-fault-table.ts';
import { startFaultyProvider } from './renderer-faulty-provider.ts';

// Each test closes its tab.
test.use({ tab: 'own' });

/** Milliseconds: the timeouts of a page, and what a busy machine adds to them. */
const DOCUMENT_LIMIT = 500;
const SLACK = 4_500;
/** Long, so that a busy machine is not mistaken for a fault. */
const PATIENT = { PAGE_RENDER_LIMIT: '4000' };
/** The browser's messages about responses that fail. */
const NO_ANSWER = /Failed to load resource/;
/** Longer than the provider's delay of 10 seconds. */
const SETTLED = { timeout: 25_000 };

for (const fault of RENDERER_FAULTS) {
  const { title, path, prepare, provider, isRendered, ends, tag = [] } = fault;
  test(
    `PROM-51 when ${title}, the document arrives in time and the page works`,
    { tag },
    async ({ page, allow }, info) => {
      if (provider) allow(NO_ANSWER);
      const behind = await startFaultyProvider(provider);
      const environment = { ...behind.environment, ...(isRendered && PATIENT) };
      const edge = await startOwnEdge(environment, { prepare });
      try {
        const address = edge.origin + (path ?? (await firstProduct()).path);
        const before = performance.now();
        const response = await page.goto(address, { waitUntil: 'commit' });
        const milliseconds = Math.round(performance.now() - before);
        const html = (await response?.text()) ?? '';
        const hasFrame = html.includes('<header') && html.includes('<footer');

        await untilHydrated(page);
        const main = page.getByRole('main');
        await expect(contentOf(main, fault).first()).toBeVisible(SETTLED);
        await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

        const frame = hasFrame ? 'header and footer in the document' : 'header and footer by script';
        const row = `| ${title} | ${response?.status()} | ${milliseconds} ms | ${frame} | ${ends}, and the next page |`;
        console.log(row);
        await info.attach('what the shopper saw', { body: row });
        expect(response?.status()).toBe(200);
        expect(hasFrame).toBe(isRendered);
        expect(milliseconds).toBeLessThan(DOCUMENT_LIMIT + SLACK);
      } finally {
        // Before the edge server stops: pending requests of the page would fail.
        await page.close();
        await edge.stop();
        behind.stop();
      }
    },
  );
}

function contentOf(main: Locator, { path, ends }: RendererFault): Locator {
  if (ends === 'failure') return main.getByRole('button', { name: 'Try Again' });
  return path ? main.getByRole('article') : main.getByRole('button', { name: 'Add to Cart' });
}
