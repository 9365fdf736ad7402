import type { input } from 'zod/mini';
import type { Address } from '../address/address.ts';
import type { CartItem, PriceSummary } from '../cart/cart.ts';
import type { Customer } from '../customer/customer.ts';
import type { OrderDetail, OrderItem, OrderPayment } from '../order/order.ts';
import type { OrderPaper } from '../order/order-paper.ts';
import type { Product } from '../product/product.ts';

/* Valid example entities without pictures. The file imports only types, so that browser tests can use it. */

/** Meera Nair's home in Mysuru. */
export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  address_label: 'Home',
  full_name: 'Meera Nair',
  s_mobile_no: '9845012345',
  address: '14, 3rd Cross, Gokulam',
  pincode: '570002',
  city: 'Mysuru',
  state: 'Karnataka',
  country: 'India',
  ...overrides,
});

export const aCustomer = (overrides: Partial<Customer> = {}): Customer => ({
  customer_id: 9845012345,
  name: 'Meera Nair',
  email: 'meera.nair@example.com',
  phone: '9845012345',
  ...overrides,
});

type CartItemOverrides = Partial<Omit<CartItem, 'Product'>> & { Product?: Partial<CartItem['Product']> };

export const aCartItem = ({ Product, ...overrides }: CartItemOverrides = {}): CartItem => ({
  cart_item_id: 1,
  quantity: 4,
  material: 'Sheet',
  image_link: '',
  Product: {
    product_id: 'WAL-115',
    colour_name: 'Walnut Gloss',
    selling_price: 4_850,
    actual_price: 5_600,
    category: '1.5mm Acrylic',
    type: 'Wood',
    ...Product,
  },
  ...overrides,
});

const PACKAGING = {
  product_id: 'FLX-1',
  colour_name: 'Flexiply Flexible plywood',
  category: 'AddOn',
  type: '',
} as const;

export const anAddOn = ({ Product, ...overrides }: CartItemOverrides = {}): CartItem =>
  aCartItem({
    cart_item_id: 3,
    quantity: 1,
    material: 'Ply Wood',
    ...overrides,
    Product: { ...PACKAGING, selling_price: 1_150, actual_price: 1_150, ...Product },
  });

export const aPriceSummary = (overrides: Partial<PriceSummary> = {}): PriceSummary => ({
  subtotal: 31_750,
  discount: 3_820,
  coupon_discount: 1_000,
  coupon_code: 'MONSOON',
  delivery_fee: 850,
  total: 27_780,
  ...overrides,
});

export const anOrderItem = (overrides: Partial<OrderItem> = {}): OrderItem => ({
  product_id: 'WAL-115',
  colour_name: 'Walnut Gloss',
  code: '#7a4f35',
  category: '1.5mm Acrylic',
  type: 'Wood',
  material: 'Sheet',
  quantity: 4,
  total_amount: 19_400,
  ...overrides,
});

/** A paid order that is on its way. */
export const anOrder = (overrides: Partial<OrderDetail> = {}): OrderDetail => ({
  order_id: 'LH-1',
  Status: 'Shipped',
  date_time: '2026-09-18T16:12:00+05:30',
  checkout_amount: 27_780,
  payment_status: 'PAID',
  address_label: 'Home',
  Deliver_detail: {
    full_name: 'Meera Nair',
    address: '14, 3rd Cross, Gokulam',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570002',
    p_mobile_no: '9845012345',
  },
  Order_items: [
    anOrderItem(),
    anOrderItem({ ...PACKAGING, material: 'Ply Wood', quantity: 1, total_amount: 1_150 }),
  ],
  timeline: [
    { status: 'placed', at: '2026-09-18T16:12:00+05:30' },
    { status: 'shipped', at: '2026-09-21T09:05:00+05:30' },
  ],
  price_summary: aPriceSummary(),
  tax: { rate: 18, amount: 4_237.63 },
  ...overrides,
});

/** The tax invoice of an order of one colour. */
export const anOrderPaper = (overrides: Partial<OrderPaper> = {}): OrderPaper => ({
  title: 'Tax invoice',
  number: '2026-27/000123',
  seller: ['Sample House', '1 Example Street', 'GSTIN 29ABCDE1234F1ZW'],
  buyer: [
    'Kaveri Interiors',
    'GSTIN 27AAPFU0939F1ZV',
    'Meera Nair',
    '14, 3rd Cross, Gokulam',
    'Mysuru 570002',
  ],
  facts: [
    { name: 'Invoice', value: '2026-27/000123' },
    { name: 'Order', value: 'LH-1' },
  ],
  columns: ['Item', 'HSN', 'Pieces', 'Price', 'Discount', 'Taxable', 'GST', 'Amount'],
  rows: [
    [
      'Walnut Gloss\nWAL-115, 1.5mm Acrylic, Sheet',
      '3920',
      '4',
      '₹4,850.00',
      '−₹400.00',
      '₹16,101.69',
      '₹2,898.31\n18%',
      '₹19,000.00',
    ],
  ],
  sums: [
    { name: 'Taxable value at 18%', value: '₹16,101.69' },
    { name: 'IGST 18%', value: '₹2,898.31' },
    { name: 'Total paid', value: '₹19,000.00' },
  ],
  notes: ['Rupees Nineteen Thousand Only', 'For Sample House\n\nAuthorised signatory'],
  ...overrides,
});

/** Paid samples of two decors, with the coupon for them. */
export const anOrderOfSamples = (overrides: Partial<OrderDetail> = {}): OrderDetail =>
  anOrder({
    kind: 'samples',
    checkout_amount: 99,
    Order_items: [
      anOrderItem({ quantity: 1, total_amount: 0 }),
      anOrderItem({
        product_id: 'SAG-20',
        colour_name: 'Sage Matt',
        code: '#93a58b',
        quantity: 1,
        total_amount: 0,
      }),
    ],
    price_summary: {
      subtotal: 0,
      discount: 0,
      coupon_discount: 0,
      coupon_code: null,
      delivery_fee: 99,
      total: 99,
    },
    tax: { rate: 18, amount: 15.1 },
    sample_coupon: {
      code: 'SAMPLE-LH-1',
      amount: 99,
      valid_until: '2026-12-17T23:59:59.999+05:30',
      state: 'open',
    },
    ...overrides,
  });

/** The state of the payment of `anOrder`. */
export const aPayment = (overrides: Partial<OrderPayment> = {}): OrderPayment => ({
  order_id: 'LH-1',
  Status: 'placed',
  payment_status: 'paid',
  state: 'paid',
  can_pay_again: false,
  delivery: { from: '2026-11-25', to: '2026-11-28' },
  ...overrides,
});

/** The payment after a failed attempt, while there is still time to pay. */
export const aFailedPayment = (overrides: Partial<OrderPayment> = {}): OrderPayment => ({
  order_id: 'LH-1',
  Status: 'payment pending',
  payment_status: 'failed',
  state: 'failed',
  can_pay_again: true,
  pay_until: '2026-11-22T15:05:00+05:30',
  ...overrides,
});

/** A product as a provider may send it: with numbers as text, and without what it does not know. */
type SentProduct = input<typeof Product>;

/** A sheet without pictures, with the overrides of a test. */
export function aProduct(overrides?: Partial<Product>): Product;
export function aProduct(overrides: Partial<SentProduct>): SentProduct;
export function aProduct(overrides: Partial<SentProduct> = {}): SentProduct {
  return {
    product_id: 'S15-TEAK',
    class: 'Sheet',
    material: 'Sheet',
    category: '1.5mm Acrylic',
    type: 'Wood Grain',
    shade: 'Brown',
    colour_name: 'Malabar Teak',
    title: 'Malabar Teak 1.5mm Acrylic Sheet',
    code: '#9c6b3d',
    info: 'High gloss',
    application: ['Kitchen', 'Wardrobe'],
    finish: '',
    description: 'Golden-brown teak.',
    common_desc: '<p>The grain runs along the sheet.</p>',
    actual_price: 4_850,
    selling_price: 4_190,
    pictures: [],
    ...overrides,
  };
}
