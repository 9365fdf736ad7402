import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, updateAddOn } from 'shared-contracts/cart/endpoints';
import { createOrder } from '../order/create-order.ts';
import { HOME } from './addresses.ts';
import { BLUE, shopper, TEAK } from './shopper.ts';

export const PHONE = 9876543210;

/** A customer with an address, and a function that orders two blue sheets, a teak one and the add-on. */
export async function orderingShopper() {
  const customer = await shopper();
  const { call, shop } = customer;
  await call(saveAddress, { body: HOME });
  const fillCart = async () => {
    await call(addCartItem, { body: { ...BLUE, quantity: 2 } });
    await call(addCartItem, { body: { ...TEAK, quantity: 1 } });
    await call(updateAddOn, {});
  };
  const createFromCart = () =>
    createOrder(shop.db, {
      customer_id: PHONE,
      address_label: 'Home',
      payment_mode: 'PHONEPE',
      note: '',
      now: shop.now(),
    });
  const order = async () => {
    await fillCart();
    return await createFromCart();
  };
  return { ...customer, fillCart, createFromCart, order };
}
