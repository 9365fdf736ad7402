import type { Product } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

test.use({ edge: 'with long timeouts' });

const LINE = { type: 'Solid', shade: 'Blue' };

async function twoBlues(): Promise<[Product, Product]> {
  const body = { productClass: 'Sheet', category: '1.5mm acrylic', ...LINE };
  const [, one, other] = await callProvider(colorsByShade, { body });
  if (!one || !other) throw new Error('The provider has too few blue sheets.');
  return [one, other];
}

const addressOf = ({ product_id }: Product) =>
  `/?${new URLSearchParams({ ...LINE, colour: product_id, room: 'bedroom' })}#visualizer`;
const tool = (page: Page) => page.getByRole('region', { name: 'See it in a room' });

test('INSP-27 a shared design opens, is compared and is shared again by keyboard', {
  tag: ['@inspiration', '@core'],
}, async ({ page }) => {
  const [linked, next] = await twoBlues();
  await openPage(page, addressOf(linked));
  const colour = tool(page).getByRole('radio', { name: linked.colour_name });
  await expect(colour).toBeChecked();
  const room = (name: string) =>
    tool(page).getByRole('img', { name: `${name}, on the wardrobe of a bedroom`, exact: true });
  await expect(room(linked.colour_name)).toBeInViewport();

  await tool(page).getByRole('button', { name: 'Compare with another colour' }).press('Enter');
  await expect(tool(page).getByRole('slider')).toBeVisible();
  await colour.press('ArrowRight');
  await expect(room(next.colour_name)).toBeVisible();
  // Two large pictures may have to be composed first.
  await expect(tool(page).locator('[aria-busy]')).toHaveCount(0, { timeout: 60_000 });
  const slider = tool(page).getByRole('slider', {
    name: `Compare ${linked.colour_name} with ${next.colour_name}`,
  });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `51% ${linked.colour_name}`);
  await expectAccessible(page);

  await tool(page).getByRole('button', { name: 'Share' }).press('Enter');
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link to this design' });
  await expect(link).toHaveValue(new URL(addressOf(next), page.url()).href);
  await expectAccessible(page);
});

test.describe('without JavaScript', { tag: '@inspiration' }, () => {
  test.use({ javaScriptEnabled: false });

  test('INSP-26 a shared design is part of the document, and its form shows another', async ({ page }) => {
    const [linked, next] = await twoBlues();
    await page.goto(addressOf(linked));
    const viewMore = tool(page).getByRole('link', { name: 'View More' });
    const product = (shown: Product) => productPath({ ...shown, category: '1.5mm acrylic' });
    await expect(viewMore).toHaveAttribute('href', product(linked));
    await tool(page).getByRole('radio', { name: next.colour_name }).check();
    await tool(page).getByRole('button', { name: 'Show this design' }).click();
    await expect(viewMore).toHaveAttribute('href', product(next));
  });
});
