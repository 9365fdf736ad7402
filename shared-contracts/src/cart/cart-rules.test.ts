import { describe, expect, it } from 'vitest';
import { canPlaceOrder, cartQuantity, isAddOn, orderItemCount } from './cart-rules.ts';

const line = (quantity: number, category = '1.5mm Acrylic') => ({ quantity, Product: { category } });

describe('the cart’s counts', () => {
  const cart = [line(1), line(3), line(1, 'Addon')];
  it('CART-6 leave add-ons out of an order’s items', () => expect(orderItemCount(cart)).toBe(4));
  it('include add-ons in the badge', () => expect(cartQuantity(cart)).toBe(5));
  it('recognise an add-on in any letter case', () => expect(isAddOn(line(1, 'ADDON'))).toBe(true));
});

describe('canPlaceOrder', () => {
  it('CART-6 refuses one item', () => expect(canPlaceOrder([line(1), line(1, 'addon')])).toBe(false));
  it('accepts two of one product', () => expect(canPlaceOrder([line(2)])).toBe(true));
});
