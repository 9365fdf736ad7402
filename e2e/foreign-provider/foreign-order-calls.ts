import type { Calls } from './foreign-calls.ts';
import { ORIGIN } from './foreign-catalogue.ts';
import { costOf, type Line, withCart } from './foreign-customer-calls.ts';

type Order = { order_id: number; customer: number; lines: Line[] };

/** The only address of each customer, which the provider has from elsewhere. */
const HOME = {
  address_label: 'Home',
  full_name: 'Meera Nair',
  s_mobile_no: 9845012345,
  address: '14, 3rd Cross',
  pincode: 570002,
  city: 'Mysuru',
  state: 'Karnataka',
  country: 'India',
};

const orders: Order[] = [];

/** Addresses and orders with nothing beyond the contract: this provider neither reports the state of a payment nor resumes one. */
export const ORDER_CALLS: Calls = {
  'GET /api/address': withCart(() => [200, [HOME]]),
  'GET /api/address/getone': withCart(() => [200, HOME]),
  'POST /api/order': withCart((cart, customer, { body: { payable_amount } }) => {
    if (payable_amount !== costOf(cart)) return [409, { message: 'Your cart has changed.' }];
    const order: Order = { order_id: 7001 + orders.length, customer, lines: cart.splice(0) };
    orders.push(order);
    const { order_id } = order;
    return [201, { order_id, paymentDetails: { redirectUrl: `${ORIGIN}/pay/${order_id}` } }];
  }),
  'GET /api/order/myorders': withCart((_cart, customer) => [
    200,
    orders.filter((order) => order.customer === customer).map(listed),
  ]),
  'GET /api/order/details': withCart((_cart, customer, { query }) => {
    const order = orders.find((one) => String(one.order_id) === query.get('order_id'));
    if (order?.customer !== customer) return [404, { message: 'No such order.' }];
    const Order_items = order.lines.map(({ product, quantity }) => ({
      ...product,
      quantity,
      total_amount: Number(product.selling_price) * quantity,
    }));
    const { address, city, state, pincode, s_mobile_no } = HOME;
    return [
      200,
      {
        ...listed(order),
        payment_status: 'Pending',
        address_label: 'Home',
        Deliver_detail: { address, city, state, pincode, p_mobile_no: s_mobile_no },
        Order_items,
      },
    ];
  }),
};

function listed({ order_id, lines }: Order) {
  return {
    order_id,
    Status: 'PAYMENT PENDING',
    date_time: '2026-11-20T10:00:00+05:30',
    checkout_amount: costOf(lines).toFixed(2),
  };
}

/** Shows two buttons over the shop in place of a pay page. */
export const PAYMENT_SCRIPT = `window.PhonePeCheckout = {
  transact({ callback }) {
    const page = document.createElement('dialog');
    for (const [label, result] of [['Pay now', 'CONCLUDED'], ['Leave without paying', 'USER_CANCEL']]) {
      const button = page.appendChild(document.createElement('button'));
      button.textContent = label;
      button.onclick = () => { page.remove(); callback(result); };
    }
    document.body.append(page);
    page.showModal();
  },
};`;
