import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { formatRupees } from 'shared-contracts/money';
import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../../browser/accessibility.ts';
import { passLogin } from '../../browser/log-in.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { callProvider } from '../../provider-data/provider-call.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test('PROD-29 two pieces in the cart cost what the product page said', { tag: '@catalog' }, async ({
  page,
}) => {
  const [product] = await sheetsOnSale();
  const { addOn, deliveryFees } = await callProvider(getCartCharges, {});
  const packaging = formatRupees(addOn?.selling_price ?? null);
  const delivery = formatRupees(deliveryFees[0]?.fee ?? null);
  await openPage(page, productPath(product));
  await expect(page.getByText(`${packaging} per order`)).toBeVisible();
  await expect(page.getByText(`${delivery} · Free on orders from`)).toBeVisible();

  // Opened by keyboard, because the pincode field takes the focus.
  await page.getByRole('button', { name: 'Delivery dates and cost to my door' }).press('Enter');
  const door = page.getByRole('region', { name: 'Delivery to your door' });
  await expect(door.getByRole('textbox', { name: 'Pincode' })).toBeFocused();
  await page.keyboard.type('560001');
  const dates = door.getByText(/^Arrives between /);
  await expect(dates).toBeVisible();
  await expect(door.getByText('To Bengaluru, Karnataka, if you order today.')).toBeVisible();
  const arrival = (await dates.textContent()) ?? '';
  const costs = door.getByRole('region', { name: 'What an order costs to your door' });
  const [, toTheDoor = ''] = /Total(₹[\d,.]+\.\d\d)/.exec((await costs.textContent()) ?? '') ?? [];
  await expectAccessible(page);

  await page.getByRole('spinbutton', { name: product.colour_name }).fill('2');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await passLogin(page);
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /cart.*2/i })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('1 product, 2 pieces')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flexiply' })).toContainText(packaging);
  const details = page.getByRole('complementary', { name: 'Price details' });
  const goods = 2 * (product.selling_price ?? 0);
  const total = goods + (addOn?.selling_price ?? 0) + (deliveryFees[0]?.fee ?? 0);
  await expect(details).toContainText(`Delivery fee${delivery}`);
  await expect(details).toContainText(`Total${formatRupees(total)}`);
  expect(toTheDoor).toBe(formatRupees(total));
  // The page does not ask for the pincode again.
  await details.getByRole('button', { name: 'When does it arrive?' }).click();
  await expect(details.getByText(arrival)).toBeVisible();
});
