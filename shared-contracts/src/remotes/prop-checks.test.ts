import { describe, expect, it } from 'vitest';
import {
  wrongAccountMenuProp,
  wrongAddIntentProp,
  wrongAddressBookProp,
  wrongAddToCartProp,
  wrongEnterCartProp,
  wrongLoginDialogProp,
  wrongOrderPaymentProp,
  wrongProductStripProp,
  wrongSampleChoiceProp,
  wrongSearchBoxProp,
} from './prop-checks.ts';
import type { PropCheck } from './remote-modules.ts';

const act = () => undefined;
const colour = { product_id: '7', material: 'Sheet', colour_name: 'Teak' };

/** Each fragment's check, with the fewest props that it accepts, and with all of them. */
const ACCEPTED: readonly [PropCheck<never>, object][] = [
  [wrongAddToCartProp, { ...colour, selling_price: null }],
  [wrongAddToCartProp, { ...colour, selling_price: 1_200, actual_price: null }],
  [wrongAddToCartProp, { ...colour, selling_price: 1_200, actual_price: 1_500.5 }],
  [wrongAddIntentProp, { item: { product_id: '7', material: 'Sheet', quantity: 2 } }],
  [
    wrongAddIntentProp,
    { item: { product_id: '7', material: '', quantity: 2 }, leadsToCart: false, onSettled: act },
  ],
  [wrongSampleChoiceProp, { product: colour }],
  [wrongSampleChoiceProp, { product: { ...colour, image_link: '/a.webp' } }],
  [wrongEnterCartProp, { onReady: act, onStay: act }],
  [wrongOrderPaymentProp, { order_id: 'LH-1' }],
  [wrongOrderPaymentProp, { order_id: 'LH-1', onStatus: act }],
  [wrongProductStripProp, { title: 'More', product: { product_id: '7', material: 'Sheet' } }],
  [wrongSearchBoxProp, { text: '', hasFocus: false, onLeave: act }],
  [wrongLoginDialogProp, { onLoggedIn: act, onClose: act }],
  [wrongLoginDialogProp, { onLoggedIn: act, onClose: act, message: 'Please log in.' }],
  [wrongAccountMenuProp, { onClose: act, onLogOut: act }],
  [wrongAddressBookProp, {}],
  [wrongAddressBookProp, { footer: act, chosen: 'Home' }],
  [wrongAddressBookProp, { ofALaterVersion: 1 }],
];

const REFUSED: readonly [PropCheck<never>, object, string][] = [
  [wrongAddToCartProp, colour, 'selling_price (undefined)'],
  [wrongAddToCartProp, { ...colour, selling_price: '1200' }, 'selling_price (string)'],
  [wrongAddToCartProp, { ...colour, selling_price: Number.NaN }, 'selling_price (number)'],
  [wrongAddToCartProp, { ...colour, colour_name: {}, selling_price: 1 }, 'colour_name (object)'],
  [wrongAddIntentProp, { item: { product_id: '7', material: 'Sheet' } }, 'item (object)'],
  [wrongAddIntentProp, { item: null }, 'item (null)'],
  [wrongSampleChoiceProp, { product: { product_id: '7', material: 'Sheet' } }, 'product (object)'],
  [wrongEnterCartProp, { onReady: act }, 'onStay (undefined)'],
  [wrongOrderPaymentProp, { order_id: 7 }, 'order_id (number)'],
  [wrongProductStripProp, { title: ['More'], product: {} }, 'title (object)'],
  [wrongProductStripProp, { title: 'More', product: [] }, 'product (object)'],
  [wrongSearchBoxProp, { text: '', hasFocus: 0, onLeave: act }, 'hasFocus (number)'],
  [wrongLoginDialogProp, { onLoggedIn: 'go', onClose: act }, 'onLoggedIn (string)'],
  [wrongAccountMenuProp, { onClose: act, onLogOut: null }, 'onLogOut (null)'],
  [wrongAddressBookProp, { footer: 'Next' }, 'footer (string)'],
];

describe('the check of a fragment’s props', () => {
  it.each(ACCEPTED)('PROM-170 %o accepts %o', (check, props) => {
    expect(check(props as never)).toBeUndefined();
  });

  it.each(REFUSED)('PROM-170 %o refuses %o, and names the prop', (check, props, named) => {
    expect(check(props as never)).toBe(named);
  });
});
