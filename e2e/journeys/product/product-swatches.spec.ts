import { availableShades, colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { productPath, shopPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../../browser/shop-test.ts';
import { callProvider } from '../../provider-data/provider-call.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

/** Pixels by which the content below the swatches may move, because names wrap differently. */
const OFF_BY = 2;

/** The position of a part on the screen once it is stable: on a busy machine, a line above it may still wrap, or a glyph be late. */
async function settledPlace(part: Locator): Promise<number> {
  let place = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = place;
        place = (await part.boundingBox())?.y ?? Number.NaN;
        return place === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return place;
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const colours = (page: Page) => page.getByRole('radiogroup', { name: 'Colours of this shade' });
const shades = (page: Page) => page.getByRole('radiogroup', { name: 'Shades' });

test('choosing colours keeps the scroll position, and Back skips all of them and returns to the list', {
  tag: '@catalog',
}, async ({ page }) => {
  const [product] = await sheetsOnSale();
  const { category, type, shade } = product;
  const body = { productClass: 'Sheet', category, type, shade };
  const others = (await callProvider(colorsByShade, { body })).filter(
    ({ product_id }) => product_id !== product.product_id,
  );
  expect(others.length).toBeGreaterThan(1);
  const list = `${shopPath('Sheet')}?${new URLSearchParams({ category, shade })}`;
  await openPage(page, list);
  await page.getByRole('link', { name: product.colour_name }).first().click();
  await expect(page).toHaveURL(productPath(product));
  // Waits for the fonts, because text in fallback fonts may wrap differently.
  await page.evaluate(async () => void (await document.fonts.ready));
  await colours(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 40));
  expect(await scrollTop(page)).toBeGreaterThan(0);
  const top = await settledPlace(colours(page));
  for (const other of others.slice(0, 3)) {
    await colours(page).getByRole('radio', { name: other.colour_name, exact: true }).click();
    await expect(page).toHaveURL(productPath(other));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.colour_name);
    expect(Math.abs((await settledPlace(colours(page))) - top)).toBeLessThanOrEqual(OFF_BY);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(list);
});

test('choosing a shade keeps scroll position and focus while its product loads, and disables the purchase', {
  tag: ['@catalog', '@core'],
}, async ({ page }) => {
  const [product] = await sheetsOnSale();
  const { category, type, material } = product;
  const offered = await callProvider(availableShades, {
    body: { productClass: 'Sheet', category, type, material },
  });
  const other = offered.find(({ name }) => name !== product.shade);
  await openPage(page, productPath(product));
  const asked = Promise.withResolvers<void>();
  // The list of the shade's colours is delayed too, because it would provide the product.
  for (const address of [`${getProduct.path}\\?.*${other?.product_id}`, colorsByShade.path]) {
    await page.route(new RegExp(address), async (route) => {
      await asked.promise;
      await route.continue();
    });
  }
  const chosen = shades(page).getByRole('radio', { name: new RegExp(`^${other?.name}, `) });
  await chosen.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 40));
  const top = await scrollTop(page);
  const place = await chosen.boundingBox();
  const stays = async () => {
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    expect(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(OFF_BY);
  };

  await chosen.focus();
  await page.keyboard.press('Space');
  await stays();
  expect((await chosen.boundingBox())?.y).toBe(place?.y);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.colour_name);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveCSS('opacity', '0.3');
  const add = page.getByRole('main').getByText('Add to Cart');
  expect(await add.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  const tapped = await add.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a, button')?.textContent;
  });
  expect(tapped ?? '', 'the link or button that a tap on it would hit').toBe('');

  asked.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other?.colour_name ?? '');
  await stays();
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test.describe('in forced colours', { tag: '@catalog' }, () => {
  // An emulated medium is lost in a shared tab, whose process changes before the first document.
  test.use({ tab: 'own' });

  test('the chosen shade has an outline in forced colours too', { tag: '@one-width' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [product] = await sheetsOnSale();
    await openPage(page, productPath(product));
    const chip = (isChecked: boolean) =>
      shades(page).getByRole('radio', { checked: isChecked }).first().locator('> span');
    await expect(chip(true)).toHaveCSS('outline-style', 'solid');
    await expect(chip(false)).toHaveCSS('outline-style', 'none');
  });
});
