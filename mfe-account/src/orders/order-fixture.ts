import type { OrderDetail, OrderItem } from 'shared-contracts/order';

const SHEET: OrderItem = {
  product_id: 'P1',
  colour_name: 'Walnut Gloss',
  code: '#7a4f35',
  category: '1.5mm Acrylic',
  type: 'Wood',
  material: 'Sheet',
  quantity: 4,
  total_amount: 19_400,
  image_link: '/images/P1/sample-200.webp',
};

const PACKAGING: OrderItem = {
  ...SHEET,
  product_id: 'ADD',
  colour_name: 'Flexiply Flexible plywood',
  category: 'addon',
  quantity: 1,
  total_amount: 1_150,
};

/** An order under way, with everything that a provider may send. */
export const ORDER: OrderDetail = {
  order_id: 'LH-1',
  Status: 'Shipped',
  date_time: '2026-09-18T16:12:00+05:30',
  checkout_amount: 21_900,
  payment_status: 'PAID',
  address_label: 'Home',
  Deliver_detail: {
    full_name: 'Meera Nair',
    address: '14, 3rd Cross',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570002',
    p_mobile_no: '9845012345',
  },
  Order_items: [SHEET, PACKAGING],
  timeline: [
    { status: 'placed', at: '2026-09-18T16:12:00+05:30' },
    { status: 'shipped', at: '2026-09-21T09:05:00+05:30' },
  ],
  price_summary: {
    subtotal: 25_000,
    discount: 3_600,
    coupon_discount: 1_000,
    coupon_code: 'FIRST',
    delivery_fee: 1_500,
    total: 21_900,
  },
  tax: { rate: 18, amount: 3_340.68 },
};
