import { getAddresses } from 'shared-contracts/address/endpoints';
import { REQUIRED_FIELDS_MESSAGE } from 'shared-contracts/address/rules';
import { sendOtp, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { CODE_SENT_MESSAGE } from 'shared-contracts/customer/rules';
import { aCustomer, anAddress } from 'shared-contracts/testing/builders';
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
import profile from '../profile/profile-page.tsx';
import { LONG, orderScenes } from './order-scenes.tsx';

const LONG_ADDRESS = anAddress({ address_label: LONG.slice(0, 40), full_name: LONG, address: LONG });
const SAVED = [anAddress({ is_default: true }), anAddress({ address_label: 'Office' })];

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

/** The address book with a form open for a new address, whose pincode is being looked up. */
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
  ...orderScenes,
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
