import { Route, Routes } from 'react-router-dom';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { REQUIRED_FIELDS_MESSAGE } from 'shared-contracts/address/rules';
import { sendOtp, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import { getOrder, getOrderPayment, getOrders, reorder } from 'shared-contracts/order/endpoints';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import {
  aCustomer,
  aFailedPayment,
  anAddress,
  anOrder,
  anOrderItem,
  anOrderOfSamples,
  aPayment,
} from 'shared-contracts/testing/builders';
import {
  CUSTOMER,
  click,
  errorResponse,
  noResponse,
  type Scene,
  type Scenes,
  type,
} from 'shared-contracts/testing/scene';
import AccountMenu from '../account-menu/account-menu.tsx';
import AddressBook from '../address-book/address-book.tsx';
import LoginDialog from '../login-dialog/login-dialog.tsx';
import { messages } from '../messages.ts';
import order from '../orders/order-page.tsx';
import orders from '../orders/orders-page.tsx';
import profile from '../profile/profile-page.tsx';

/** A text without a space that is too long for a line. */
const LONG = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);
const LONG_ADDRESS = anAddress({ address_label: LONG.slice(0, 40), full_name: LONG, address: LONG });
const SAVED = [anAddress({ is_default: true }), anAddress({ address_label: 'Office' })];

const ORDERS = [
  ...ORDER_STATUS_FILTERS.map((Status, index) => anOrder({ order_id: `LH-${index}`, Status })),
  anOrder({ order_id: LONG, Status: LONG, checkout_amount: 1_24_500 }),
  anOrderOfSamples({ order_id: 'LH-S' }),
];

type Rest = Pick<Scene, 'act' | 'shifts'>;

const onProfile = (given: Scene['given'], shows: string, rest?: Rest): Scene => ({
  screen: <profile.Page />,
  at: '/profile',
  session: CUSTOMER,
  given: (api) => {
    api.respond(verifyCustomer, () => aCustomer());
    api.respond(getAddresses, () => SAVED);
    given?.(api);
  },
  shows,
  ...rest,
});

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
    </Routes>
  ),
  at: '/orders/LH-1',
  session: CUSTOMER,
  given: (api) => {
    api.respond(getOrder, () => anOrder());
    api.respond(getOrders, () => ORDERS);
    api.respond(getOrderPayment, () => aPayment());
    given?.(api);
  },
  shows,
  ...rest,
});

/** The order in a status that it has after these. */
const orderAs = (Status: string, payment_status: string, ...before: string[]): Scene => {
  const timeline = [...before, Status].map((status) => ({ status, at: '2026-09-18T16:12:00+05:30' }));
  const given: Scene['given'] = (api) =>
    api.respond(getOrder, () => anOrder({ Status, payment_status, timeline }));
  return onOrder(given, messages.order.items);
};

const onAddresses = (given: Scene['given'], shows: string, rest?: Rest): Scene => ({
  screen: <AddressBook />,
  session: CUSTOMER,
  given: (api) => {
    api.respond(getAddresses, () => SAVED);
    given?.(api);
  },
  shows,
  ...rest,
});

const words = messages.addressBook;
const openForm = () => click('button', words.add);

/** The address book whose new address has a pincode that is looked up. */
const withLookup = (lookUp: () => Promise<Response>, shows: string): Scene =>
  onAddresses(() => Object.assign(globalThis, { fetch: lookUp }), shows, {
    act: async () => {
      await openForm();
      await type(words.pincode, '570002');
    },
  });

const noop = () => undefined;

const enterPhone = async () => {
  await type(messages.phoneNumber, '9845012345');
  await click('button', messages.sendCode);
};

export const scenes: Scenes = {
  'profile: ready': onProfile(undefined, messages.profile.save),
  'profile: loading': onProfile((api) => api.respond(verifyCustomer, noResponse), messages.accountLoading),
  'profile: failed': onProfile(
    (api) => api.respond(verifyCustomer, () => errorResponse(500)),
    verifyCustomer.failureMessage,
    { shifts: 'A failure is shorter than the form.' },
  ),
  'profile: a malformed email': onProfile(undefined, 'Please enter a valid email address.', {
    act: async () => {
      await type(/^Email/, 'meera@');
      await click('button', messages.profile.save);
    },
  }),
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
  'address-book: ready': onAddresses(undefined, 'Office'),
  'address-book: long words': onAddresses((api) => api.respond(getAddresses, () => [LONG_ADDRESS]), LONG, {
    shifts: 'An address has as many lines as it has.',
  }),
  'address-book: loading': onAddresses((api) => api.respond(getAddresses, noResponse), words.loading),
  'address-book: failed': onAddresses(
    (api) => api.respond(getAddresses, () => errorResponse(500)),
    words.loadFailed(getAddresses.failureMessage),
  ),
  'address-book: no address': onAddresses(
    (api) => api.respond(getAddresses, () => errorResponse(404)),
    words.firstTitle,
  ),
  'address-book: empty fields': onAddresses(undefined, REQUIRED_FIELDS_MESSAGE, {
    act: async () => {
      await openForm();
      await click('button', words.saveAddress);
    },
  }),
  'address-book: an unknown pincode': withLookup(
    async () => Response.json([{ Status: 'Error', PostOffice: null }]),
    words.unknownPincode,
  ),
  'address-book: a lookup that fails': withLookup(
    () => Promise.reject(new TypeError('Failed to fetch')),
    words.manualPlace,
  ),
  'address-book: a lookup that is pending': withLookup(noResponse, words.searching),
  'address-book: a label of its own': onAddresses(undefined, words.otherLabel, {
    act: async () => {
      await openForm();
      await click('radio', 'Other');
    },
  }),
  'address-book: the question before deleting': onAddresses(undefined, words.deleteQuestion('Home'), {
    act: () => click('button', `${words.delete} Home`),
  }),
  'login-dialog: phone': {
    screen: <LoginDialog onLoggedIn={noop} onClose={noop} />,
    shows: messages.sendCode,
  },
  'login-dialog: code': {
    screen: <LoginDialog onLoggedIn={noop} onClose={noop} />,
    given: (api) => api.respond(sendOtp, () => ({ message: CODE_SENT_MESSAGE })),
    act: enterPhone,
    shows: messages.enterCode,
  },
  'account-menu: open': {
    screen: <AccountMenu onLogOut={noop} onClose={noop} />,
    session: CUSTOMER,
    given: (api) => api.respond(verifyCustomer, () => aCustomer()),
    shows: messages.logOut,
  },
};
