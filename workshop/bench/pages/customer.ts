import { loginCode } from 'e2e/provider-data/login-code';
import { callProvider } from 'e2e/provider-data/provider-call';
import { putIntoCart, sheetsOnSale } from 'e2e/provider-data/sheets-on-sale';
import { updateAddOn } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';

/** The customer with an order in each status, which a shop in development has. */
const DEMO_PHONE = '9876543210';

/** Logs this customer in, with two sheets in the cart. @returns what the shop stores on a device that has read this cart before (CART-40) */
export async function customerSession(): Promise<{ 'laminate-shop.token': string } & Record<string, string>> {
  const customer_id = Number(DEMO_PHONE);
  await callProvider(sendOtp, { body: { customer_id } });
  const { token } = await callProvider(verifyOtp, {
    body: { customer_id, otp: Number(await loginCode(DEMO_PHONE)) },
  });
  if (!token) throw new Error('The demo customer could not be logged in.');
  await putIntoCart(token, await sheetsOnSale(2));
  await callProvider(updateAddOn, {}, token);
  return {
    'laminate-shop.token': token,
    'laminate-shop.phone': DEMO_PHONE,
    'laminate-shop.cart-size': '2',
  };
}
