import { Route, Routes } from 'react-router-dom';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { getOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { aCustomer, anAddress, anOrder, anOrderOfSamples, aPayment } from 'shared-contracts/testing/builders';
import { CUSTOMER, errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import AccountMenu from '../account-menu/account-menu.tsx';
import AddressBook from '../address-book/address-book.tsx';
import LoginDialog from '../login-dialog/login-dialog.tsx';
import { messages } from '../messages.ts';
import order from '../orders/order-page.tsx';
import orders from '../orders/orders-page.tsx';
import profile from '../profile/profile-page.tsx';

const ORDERS = [
  anOrder(),
  anOrder({ order_id: 'LH-2', Status: 'payment pending', payment_status: 'pending' }),
  anOrder({ order_id: 'LH-3', Status: 'delivered' }),
  anOrderOfSamples({ order_id: 'LH-4' }),
];

const onProfile = (given: Scene['given'], shows: string): Scene => ({
  screen: <profile.Page />,
  at: '/profile',
  session: CUSTOMER,
  given: (api) => {
    api.respond(verifyCustomer, () => aCustomer());
    api.respond(getAddresses, () => [anAddress(), anAddress({ address_label: 'Office' })]);
    given?.(api);
  },
  shows,
});

const onOrders = (given: Scene['given'], shows: string): Scene => ({
  screen: <orders.Page />,
  at: '/orders',
  session: CUSTOMER,
  given,
  shows,
});

const onOrder = (given: Scene['given'], shows: string): Scene => ({
  screen: (
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
    </Routes>
  ),
  at: '/orders/LH-1',
  session: CUSTOMER,
  given: (api) => {
    api.respond(getOrderPayment, () => aPayment());
    given?.(api);
  },
  shows,
});

const onAddresses = (given: Scene['given'], shows: string): Scene => ({
  screen: <AddressBook />,
  session: CUSTOMER,
  given,
  shows,
});

const noop = () => undefined;

/** Scenes of all pages and fragments. */
export const scenes: Scenes = {
  'profile: ready': onProfile(undefined, messages.profile.save),
  'profile: loading': onProfile((api) => api.respond(verifyCustomer, noResponse), messages.accountLoading),
  'profile: failed': onProfile(
    (api) => api.respond(verifyCustomer, () => errorResponse(500)),
    verifyCustomer.failureMessage,
  ),
  'orders: ready': onOrders((api) => api.respond(getOrders, () => ORDERS), 'LH-3'),
  'orders: none': onOrders((api) => api.respond(getOrders, () => []), messages.orders.empty),
  'orders: loading': onOrders((api) => api.respond(getOrders, noResponse), messages.orders.loading),
  'orders: failed': onOrders(
    (api) => api.respond(getOrders, () => errorResponse(500)),
    getOrders.failureMessage,
  ),
  'order: ready': onOrder((api) => api.respond(getOrder, () => anOrder()), messages.order.items),
  'order: samples': onOrder((api) => api.respond(getOrder, () => anOrderOfSamples()), 'SAMPLE-LH-1'),
  'order: loading': onOrder((api) => api.respond(getOrder, noResponse), messages.order.loading),
  'address-book: ready': onAddresses(
    (api) => api.respond(getAddresses, () => [anAddress(), anAddress({ address_label: 'Office' })]),
    'Office',
  ),
  'address-book: loading': onAddresses(
    (api) => api.respond(getAddresses, noResponse),
    messages.addressBook.loading,
  ),
  'address-book: failed': onAddresses(
    (api) => api.respond(getAddresses, () => errorResponse(500)),
    messages.addressBook.loadFailed(getAddresses.failureMessage),
  ),
  'login-dialog: phone': {
    screen: <LoginDialog onLoggedIn={noop} onClose={noop} />,
    shows: messages.sendCode,
  },
  'account-menu: open': {
    screen: <AccountMenu onLogOut={noop} onClose={noop} />,
    session: CUSTOMER,
    shows: messages.logOut,
  },
};
