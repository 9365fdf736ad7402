import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';

/** Pixels from the top of a phone's window, 740 pixels high, within which the first pictures must begin. */
const FIRST_PICTURES = { '/shop/Sheet': 360, '/shop/Board?material=HDF&type=Solid&shade=Blue': 430 };
/** Pixels: the minimum target size (WCAG 2.5.5). */
const TAP = 44;

test('SHOP-47 a phone shows products in the first view, below controls that are large enough to tap', {
  tag: '@catalog',
}, async ({ page }) => {
  for (const [path, most] of Object.entries(FIRST_PICTURES)) {
    await openPage(page, path);
    const picture = await page.getByRole('article').first().getByRole('presentation').first().boundingBox();
    expect(picture?.y, path).toBeLessThanOrEqual(most);
  }
  const main = page.getByRole('main');
  const controls = [
    main.getByRole('group', { name: 'Product class' }).getByRole('link'),
    main.getByRole('combobox'),
    main.getByRole('link', { name: /^Filters/ }),
    main.getByRole('navigation', { name: 'Selected Material' }).getByRole('link'),
    main.getByRole('navigation', { name: 'Chosen filters' }).getByRole('link'),
  ];
  for (const control of (await Promise.all(controls.map((one) => one.all()))).flat()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? undefined).toBeGreaterThanOrEqual(TAP);
  }

  await openPage(page, '/shop/Sheet');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.pressSequentially('teak');
  expect((await search.boundingBox())?.width).toBeGreaterThan(300);
  const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  expect(list?.width).toBeGreaterThan(300);
});
