import { openPage } from '../../browser/open-page.ts';
import { expect, type Locator, test } from '../../browser/shop-test.ts';

/** Widths on both sides of each breakpoint (SITE-21, SHOP-12, SHOP-19). */
const LAYOUTS = [
  { width: 360, columns: 2, filters: 'drawer' },
  { width: 767, columns: 2, filters: 'drawer' },
  { width: 768, columns: 3, filters: 'drawer' },
  { width: 1023, columns: 3, filters: 'drawer' },
  { width: 1024, columns: 3, filters: 'panel' },
  { width: 1199, columns: 3, filters: 'panel' },
  { width: 1200, columns: 4, filters: 'panel' },
] as const;

test('SHOP-12 SHOP-19 SITE-21 the grid has two to four columns without a gap, and the filters are beside it or in a drawer', {
  tag: '@catalog',
}, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  const grid = page.getByRole('region', { name: 'Products' }).getByRole('list').first();
  for (const { width, columns, filters } of LAYOUTS) {
    await page.setViewportSize({ width, height: 900 });
    const inPanel = filters === 'panel';
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible({ visible: inPanel });
    await expect(page.getByRole('link', { name: /^Filters/ })).toBeVisible({ visible: !inPanel });
    const places = await placesOf(grid);
    expect(places.columns, `at ${width}`).toBe(columns);
    expect(places.taken % columns, `taken in the last row at ${width}`).toBe(0);
  }
});

test('SHOP-13 the filter sections are open at first, and each closes and opens', { tag: '@catalog' }, async ({
  page,
}) => {
  await openPage(page, '/shop/Sheet');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const inSection = { Category: '2mm Acrylic', Type: 'Solid', Shade: 'Blue', Application: 'Kitchen' };
  for (const [section, name] of Object.entries(inSection)) {
    const box = panel.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await expect(box).toBeVisible();
    await panel.getByText(section, { exact: true }).first().click();
    await expect(box).toBeHidden();
    await panel.getByText(section, { exact: true }).first().click();
    await expect(box).toBeVisible();
  }
});

test('the labels of class and search fit beside filters and sort', { tag: '@catalog' }, async ({ page }) => {
  await openPage(page, '/shop/Sheet?type=Solid&shade=Blue');
  const classes = page.getByRole('group', { name: 'Product class' });
  const search = page.getByRole('combobox', { name: 'Search products' });
  for (const { width } of LAYOUTS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(classes), `Sheet and Board at ${width}`).toBeLessThanOrEqual(0);
    expect(await roomForHint(search), `room for the placeholder at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('one row of products stays in view while the filters are scrolled', {
  tag: '@catalog',
}, async ({ page }) => {
  await openPage(page, '/shop/Sheet?type=Metallic&shade=Blue');
  const cards = page.getByRole('article');
  expect(await cards.count(), 'in one row').toBeLessThanOrEqual(3);
  await page.getByRole('checkbox', { name: 'Office' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(cards.first().getByRole('link')).toBeInViewport();
});

/** Pixels by which the last element of a group overflows it. */
function overflow(group: Locator): Promise<number> {
  return group.evaluate((element) => {
    const last = element.lastElementChild?.getBoundingClientRect().right ?? 0;
    return last - element.getBoundingClientRect().right;
  });
}

/** Pixels between the placeholder and the end of an empty box. */
function roomForHint(box: Locator): Promise<number> {
  return box.evaluate((input: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser cannot measure text.');
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room - pen.measureText(input.placeholder).width;
  });
}

function placesOf(grid: Locator): Promise<{ columns: number; taken: number }> {
  return grid.evaluate((list) => {
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    const shown = [...list.children].filter((child) => getComputedStyle(child).display !== 'none');
    const spans = shown.map((child) =>
      Number(/span (\d)/.exec(getComputedStyle(child).gridColumn)?.[1] ?? 1),
    );
    return { columns, taken: spans.reduce((sum, span) => sum + span, 0) };
  });
}
