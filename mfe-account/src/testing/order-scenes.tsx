import { Route, Routes } from 'react-router-dom';
import { getOrder, getOrderPayment, getOrders, reorder } from 'shared-contracts/order/endpoints';
import { getOrderPaper } from 'shared-contracts/order/paper';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import {
  aFailedPayment,
  anOrder,
  anOrderItem,
  anOrderOfSamples,
  anOrderPaper,
  aPayment,
} from 'shared-contracts/testing/builders';
import {
  CUSTOMER,
  click,
  errorResponse,
  noResponse,
  type Scene,
  type Scenes,
} from 'shared-contracts/testing/scene';
import { messages } from '../messages.ts';
import invoice from '../orders/invoice-page.tsx';
import order from '../orders/order-page.tsx';
import orders from '../orders/orders-page.tsx';

/** A text without a space that is too long for a line. */
export const LONG = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

const ORDERS = [
  ...ORDER_STATUS_FILTERS.map((Status, index) => anOrder({ order_id: `LH-${index}`, Status })),
  anOrder({ order_id: LONG, Status: LONG, checkout_amount: 1_24_500 }),
  anOrderOfSamples({ order_id: 'LH-S' }),
];

type Rest = Pick<Scene, 'act' | 'shifts'>;

const onOrders = (given: Scene['given'], shows: string, at = '/orders'): Scene => ({
  screen: <orders.Page />,
  at,
  session: CUSTOMER,
  given,
  shows,
});

const onOrder = (given: Scene['given'], shows: string, rest?: Rest): Scene => ({
  screen: (
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
      <Route path="/orders/:orderId/invoice" element={<invoice.Page />} />
    </Routes>
  ),
  at: '/orders/LH-1',
  session: CUSTOMER,
  given: (api) => {
    api.respond(getOrder, () => anOrder());
    api.respond(getOrders, () => ORDERS);
    api.respond(getOrderPayment, () => aPayment());
    api.respond(getOrderPaper, () => anOrderPaper());
    given?.(api);
  },
  shows,
  ...rest,
});

const onInvoice = (given: Scene['given'], shows: string, rest?: Rest): Scene => ({
  ...onOrder(given, shows, rest),
  at: '/orders/LH-1/invoice?number=2026-27%2F000123',
});

/** @param before the earlier statuses of the order's timeline */
const orderAs = (Status: string, payment_status: string, ...before: string[]): Scene => {
  const timeline = [...before, Status].map((status) => ({ status, at: '2026-09-18T16:12:00+05:30' }));
  const given: Scene['given'] = (api) =>
    api.respond(getOrder, () => anOrder({ Status, payment_status, timeline }));
  return onOrder(given, messages.order.items);
};

export const orderScenes: Scenes = {
  'orders: ready': onOrders((api) => api.respond(getOrders, () => ORDERS), 'LH-3'),
  'orders: none': onOrders((api) => api.respond(getOrders, () => []), messages.orders.empty),
  'orders: none of a status': onOrders(
    (api) => api.respond(getOrders, () => [anOrder()]),
    messages.orders.showAll,
    '/orders?status=returned',
  ),
  'orders: loading': onOrders((api) => api.respond(getOrders, noResponse), messages.orders.loading),
  'orders: failed': onOrders(
    (api) => api.respond(getOrders, () => errorResponse(500)),
    getOrders.failureMessage,
  ),
  'order: ready': onOrder(undefined, messages.order.items),
  'order: with a parcel': onOrder((api) => {
    const shipment = { courier: 'Swift Parcels', number: 'SP 44710093', link: 'https://swift.example' };
    api.respond(getOrder, () => anOrder({ shipment }));
  }, messages.order.shipment.track),
  'order: with a firm': onOrder(
    (api) => {
      const buyer = { firm: 'Kaveri Interiors', gstin: '27AAPFU0939F1ZV' };
      api.respond(getOrder, () => anOrder({ buyer }));
    },
    messages.order.invoiceFor('Kaveri Interiors', '27AAPFU0939F1ZV'),
  ),
  'order: with an invoice': onOrder(
    (api) => api.respond(getOrder, () => anOrder({ papers: [anOrderPaper()] })),
    'Tax invoice 2026-27/000123',
  ),
  'invoice: ready': onInvoice(undefined, 'Total paid'),
  'invoice: a credit note': onInvoice(
    (api) => api.respond(getOrderPaper, () => anOrderPaper({ title: 'Credit note', columns: [], rows: [] })),
    'Credit note',
  ),
  'invoice: loading': onInvoice((api) => api.respond(getOrderPaper, noResponse), messages.order.loading),
  'invoice: failed': onInvoice(
    (api) => api.respond(getOrderPaper, () => errorResponse(500)),
    getOrderPaper.failureMessage,
    { shifts: 'A failure is shorter than a paper.' },
  ),
  'order: samples': onOrder((api) => api.respond(getOrder, () => anOrderOfSamples()), 'SAMPLE-LH-1'),
  'order: loading': onOrder((api) => api.respond(getOrder, noResponse), messages.order.loading),
  'order: unpaid': onOrder((api) => {
    api.respond(getOrder, () => anOrder({ Status: 'Payment Pending', payment_status: 'pending' }));
    api.respond(getOrderPayment, () => aFailedPayment());
  }, messages.order.items),
  'order: of a provider that tells nothing about payments': onOrder(
    (api) => api.respond(getOrderPayment, () => errorResponse(404)),
    messages.order.items,
  ),
  'order: placed': orderAs('Placed', 'success', 'payment pending'),
  'order: cancelled': orderAs('Cancelled', 'failed', 'payment pending', 'placed'),
  'order: of an unknown status, with long words, without additions': onOrder(
    (api) =>
      api.respond(getOrder, () =>
        anOrder({
          order_id: LONG,
          Status: LONG,
          payment_status: '',
          Order_items: [anOrderItem({ colour_name: LONG, type: LONG })],
          Deliver_detail: { ...anOrder().Deliver_detail, address: LONG, city: LONG },
          timeline: null,
          price_summary: null,
          tax: null,
        }),
      ),
    messages.order.items,
    { shifts: 'The heading has more lines than an id that is a number.' },
  ),
  'order: reordered in part': onOrder(
    (api) =>
      api.respond(reorder, () => ({
        items: [],
        unavailable: [{ product_id: 'WAL-115', colour_name: LONG }],
      })),
    messages.order.unavailable([LONG]),
    { act: () => click('button', messages.order.reorder) },
  ),
};
