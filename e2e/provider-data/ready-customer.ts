import { saveAddress } from 'shared-contracts/address/endpoints';
import { updateAddOn } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { getOrders } from 'shared-contracts/order/endpoints';
import { anAddress } from 'shared-contracts/testing/builders';
import type { LoggedIn } from '../browser/log-in.ts';
import { expect, type Page } from '../browser/shop-test.ts';
import { loginCode, newPhone } from './login-code.ts';
import { callProvider } from './provider-call.ts';
import { putIntoCart, sheetsOnSale } from './sheets-on-sale.ts';

/** Logs in a new customer with an address and a cart that can be ordered. All tabs of the page's context have the session. */
export async function beReadyToOrder(page: Page): Promise<LoggedIn> {
  const phone = newPhone();
  await callProvider(sendOtp, { body: { customer_id: Number(phone) } });
  const otp = Number(await loginCode(phone));
  const { token } = await callProvider(verifyOtp, { body: { customer_id: Number(phone), otp } });
  await putIntoCart(token, await sheetsOnSale(2));
  await callProvider(updateAddOn, {}, token);
  await callProvider(saveAddress, { body: anAddress() }, token);
  await page.context().addInitScript(
    (session) => {
      // This script also runs in the pay page, which has no storage.
      if (window.parent !== window || window.origin === 'null') return;
      localStorage.setItem('laminate-shop.token', session.token);
      localStorage.setItem('laminate-shop.phone', session.phone);
    },
    { phone, token },
  );
  return { phone, token };
}

export async function expectOrders(token: string, ...statuses: string[]): Promise<void> {
  await expect(async () => {
    const orders = await callProvider(getOrders, {}, token);
    expect(orders.map(({ Status }) => Status)).toEqual(statuses);
  }).toPass();
}
