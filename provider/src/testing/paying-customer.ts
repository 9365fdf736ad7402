import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { HOME } from './addresses.ts';
import { loggedIn } from './caller.ts';

export interface PayingCustomer {
  phone: number;
  token: string;
  /** The body of the request that orders the cart. */
  body: { item_count: number; payable_amount: number; address_label: string };
}

/** Logs a customer in at a provider with the whole catalogue, and fills the cart. */
export async function customerWithCart(origin: string, phone: number): Promise<PayingCustomer> {
  const call = await loggedIn(origin, phone);
  const { body: page } = await call(filterProducts, {
    query: { limit: 1 },
    body: { filters: { productClass: 'Board' } },
  });
  const { product_id, material } = page.products[0];
  await call(saveAddress, { body: HOME });
  await call(addCartItem, { body: { product_id, material, quantity: 2 } });
  await call(updateAddOn, {});
  const { body: price } = await call(getPriceSummary, { query: {} });
  const body = { item_count: 2, payable_amount: price.total, address_label: 'Home' };
  return { phone, token: call.token, body };
}

/** Pays on a page of the sandbox, without a callback or webhook. A finished payment stays as it is. */
export async function payAt(page: string): Promise<void> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'silent' }) });
  if (response.status !== 200) throw new Error(`The pay page responded with ${response.status}.`);
}
