import type { Page } from 'playwright';
import { lateBy, type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { told } from './browser-visits.ts';
import { codeFor } from './demo-customer.ts';
import { lookOf } from './page-look.ts';
import { openHydrated, type Phone, REACHES_OUT } from './phone.ts';
import { firstPrice, priceIn } from './shown-price.ts';

/** Visits as a shopper who adds a product without a login, logs in, and then expects it in the cart's badge and its price in the cart. */
export async function cartErrors(
  phone: Phone,
  origin: string,
  provider: string,
  product: string,
): Promise<Reason[]> {
  const { page, takeFaults } = phone;
  takeFaults();
  try {
    await openHydrated(page, origin + product);
    const price = await firstPrice(page.getByRole('main'));
    await page
      .getByRole('main')
      .getByRole('button', { name: POLICY.purchase.add })
      .filter({ visible: true })
      .first()
      .click();
    const added = page.waitForResponse(
      (response) =>
        response.url().endsWith(POLICY.addToCart) && response.request().method() === 'POST' && response.ok(),
    );
    // In parallel, so that a failed login does not leave a response to wait for in vain.
    await Promise.all([logIn(page, provider), added]);
    await page.getByRole('banner').getByRole('button', { name: POLICY.purchase.badge }).waitFor();
    await openHydrated(page, origin + POLICY.pages.cart);
    const { isWhole } = await lookOf(page);
    const inCart = (await page.getByRole('main').textContent()) ?? '';
    const reached = takeFaults().filter((fault) => fault.startsWith(REACHES_OUT));
    if (inCart.includes(price)) return told('Add to Cart', reached);
    const by = isWhole ? seenBy : lateBy;
    return by('cart', `The page of a product shows ${price}, and the cart ${priceIn(inCart) ?? 'no price'}.`);
  } catch (error) {
    const [fault] = takeFaults();
    const why = fault ?? (error instanceof Error ? error.message.split('\n')[0] : String(error));
    const by = fault === undefined ? lateBy : seenBy;
    return by(
      'cart',
      `Add to Cart with a login does not bring the product into the cart and its badge: ${why}`,
    );
  }
}

async function logIn(page: Page, provider: string): Promise<void> {
  const number = POLICY.purchase.phone();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(number);
  await dialog.getByRole('button', { name: POLICY.purchase.askForCode }).first().click();
  const code = await codeFor(number, provider);
  await dialog.getByRole('textbox', { name: POLICY.purchase.codeField }).waitFor();
  await page.keyboard.type(code);
}
