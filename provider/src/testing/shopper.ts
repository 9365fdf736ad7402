import { addCartItem, getCart } from 'shared-contracts/cart/endpoints';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import { loggedIn } from './caller.ts';
import { testProvider } from './test-provider.ts';

export const BLUE = { product_id: 'S15-KONKAN-BLUE', material: 'Sheet' };
export const TEAK = { product_id: 'S15-MALABAR-TEAK', material: 'Sheet' };
export const ADD_ON = { product_id: 'ADDON-FLEXIPLY', material: 'Sheet' };

/** A logged-in customer with an empty cart, on a separate provider. */
export async function shopper(settings?: Parameters<typeof testProvider>[0]) {
  const provider = await testProvider(settings);
  const call = await loggedIn(provider.origin, 9876543210);
  const add = (body: EndpointRequest<typeof addCartItem>['body']) => call(addCartItem, { body });
  const ids = async () => {
    const { body } = await call(getCart, {});
    return Array.isArray(body) ? body.map(({ Product }) => Product.product_id) : body;
  };
  return { ...provider, call, add, ids };
}
