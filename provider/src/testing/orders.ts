import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, updateAddOn } from 'shared-contracts/cart/endpoints';
import type { TypedBuyer } from 'shared-contracts/customer/buyer';
import { createOrder as createOrderEndpoint } from 'shared-contracts/order/endpoints';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { orderCart } from '../payment/idempotent-order.ts';
import { reconcile } from '../payment/reconciler.ts';
import { HOME } from './addresses.ts';
import { BLUE, shopper, TEAK } from './shopper.ts';

export const PHONE = 9876543210;

/** A customer with an address, and a function that orders two blue sheets, a teak one and the add-on. */
export async function orderingShopper(settings?: Parameters<typeof shopper>[0]) {
  const customer = await shopper(settings);
  const { call, shop } = customer;
  await call(saveAddress, { body: HOME });
  const fillCart = async () => {
    await call(addCartItem, { body: { ...BLUE, quantity: 2 } });
    await call(addCartItem, { body: { ...TEAK, quantity: 1 } });
    await call(updateAddOn, {});
  };
  const createFromCart = () =>
    orderCart(shop.db, {
      customer_id: PHONE,
      address_label: 'Home',
      payment_mode: DEFAULT_PAYMENT_MODE,
      gst_percent: 18,
      now: shop.now(),
    });
  const order = async () => {
    await fillCart();
    return await createFromCart();
  };
  /** The storefront's request for the cart of `fillCart`. */
  const request = { item_count: 3, payable_amount: 15_350, address_label: 'Home', coupon_code: '' };
  const sendOrder = (own: Partial<typeof request & { buyer: TypedBuyer }> = {}, idempotencyKey?: string) =>
    call(createOrderEndpoint, { body: { ...request, ...own } }, idempotencyKey);
  const round = () => reconcile(shop);
  return { ...customer, sendOrder, round, fillCart, createFromCart, order };
}
