import { expect, test } from '../browser/shop-test.ts';
import { type OwnEdge, startOwnEdge } from '../edge/own-edge.ts';

test.describe('an edge server whose renderer always times out', () => {
  let edge: OwnEdge;
  test.beforeAll(async () => {
    edge = await startOwnEdge({ PAGE_DATA_LIMIT: '1', PAGE_RENDER_LIMIT: '1' });
  });
  test.afterAll(() => edge.stop());

  for (const { path, heading, content } of [
    // With the role of the first content.
    { path: '/', heading: 'Beautiful Surfaces. Timeless Spaces.', content: 'img' },
    { path: '/shop/Sheet?category=2mm+Acrylic', heading: '2mm Acrylic Products', content: 'article' },
  ] as const) {
    test(`PROM-51 sends ${path} without data, and the browser fetches it`, async ({ page }) => {
      await page.goto(edge.origin + path);
      await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole(content).first()).toBeVisible();
    });
  }
});
