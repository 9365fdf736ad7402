import { createHmac, randomBytes } from 'node:crypto';
import type { Call, Calls, ForeignResponse } from './foreign-calls.ts';
import { type ForeignProduct, findProduct, PACKAGING } from './foreign-catalogue.ts';

export type Line = { product: ForeignProduct | typeof PACKAGING; quantity: number };

const CODE = 2468;
const SECRET = randomBytes(32);
/** Phone of the customer → cart. */
const carts = new Map<number, Line[]>();
/** Token → phone of the customer. */
const customers = new Map<string, number>();

/** Login and cart. An expired session results in a 500 here, as with some providers. */
export const CUSTOMER_CALLS: Calls = {
  'POST /api/customer/send-otp': () => [200, { message: 'OTP sent successfully' }],
  'POST /api/customer/verify-otp': ({ body: { customer_id, otp } }) => {
    if (otp !== CODE) return [400, { error: 'Invalid OTP. Please try again.' }];
    const token = signedToken(customer_id);
    customers.set(token, customer_id);
    return [200, { token }];
  },
  'GET /api/customer/verify': withCart((_cart, customer_id) => [
    200,
    { customer_id, name: null, email: null, phone: String(customer_id) },
  ]),
  'GET /api/cart': withCart((cart) => [
    200,
    cart.length > 0 ? cart.map(item) : { message: 'No items in cart' },
  ]),
  'POST /api/cart': withCart((cart, _customer, { body: { product_id, material, quantity } }) => {
    const product = findProduct(product_id, material);
    if (!product) return [404, { message: 'Product not found.' }];
    if (!('selling_price' in product && product.selling_price)) {
      return [409, { message: 'Ask us for the price of this one.' }];
    }
    const line = cart.find((known) => known.product === product) ?? { product, quantity: 0 };
    if (line.quantity === 0) cart.push(line);
    line.quantity += quantity;
    return [200, item(line, cart.indexOf(line))];
  }),
  'GET /api/cart/getAddonsCount': withCart((cart) => [
    200,
    { addOnsCount: cart.filter(({ product }) => product === PACKAGING).length },
  ]),
  'POST /api/cart/updateAddOn': withCart((cart) => {
    if (!cart.some(({ product }) => product === PACKAGING)) cart.push({ product: PACKAGING, quantity: 1 });
    return [200, { message: 'Packed.' }];
  }),
  'GET /api/cart/getpricesummary': withCart((cart) => {
    const total = costOf(cart);
    return [200, { subtotal: total.toFixed(2), discount: '0', coupon_discount: 0, delivery_fee: 0, total }];
  }),
};

/** In rupees. */
export function costOf(cart: readonly Line[]): number {
  return cart.reduce((sum, { product, quantity }) => sum + Number(product.selling_price) * quantity, 0);
}

export function withCart(
  respond: (cart: Line[], customer: number, call: Call) => ForeignResponse,
): (call: Call) => ForeignResponse {
  return (call) => {
    const customer = customers.get(call.authorization.replace('Bearer ', ''));
    if (!customer) return [500, { error: 'invalid token' }];
    const cart = carts.get(customer) ?? [];
    carts.set(customer, cart);
    return respond(cart, customer, call);
  };
}

function item({ product, quantity }: Line, place: number) {
  return { cart_item_id: place + 1, quantity, material: product.material, image_link: '', Product: product };
}

function signedToken(customer: number): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const words = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: String(customer), jti: randomBytes(8).toString('hex') })}`;
  return `${words}.${createHmac('sha256', SECRET).update(words).digest('base64url')}`;
}
