import { expect, test } from '../browser/shop-test.ts';

for (const { path, heading, content } of [
  // With the role of the first content.
  { path: '/', heading: 'Beautiful Surfaces. Timeless Spaces.', content: 'img' },
  { path: '/shop/Sheet?category=2mm+Acrylic', heading: '2mm Acrylic Products', content: 'article' },
] as const) {
  test(`PROM-51 an edge server whose renderer always times out sends ${path} without data, and the browser fetches it`, async ({
    page,
    edgeWithoutData,
  }) => {
    await page.goto(edgeWithoutData.origin + path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole(content).first()).toBeVisible();
  });
}
