import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** Calls the provider, with POST if there is a body. @throws Error when the provider refuses the call */
export type CallProvider = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  body?: object,
  token?: string,
) => Promise<z.infer<Schema>>;

export interface DemoCustomer {
  /** The session's entries in the browser's storage, by key. */
  storage: Readonly<Record<string, string>>;
  /** Pages that only this customer sees, besides those without parameters. */
  pages: readonly string[];
  /** Address of a page → the sums that its data from the provider contain, in the currency's unit. */
  sums: Readonly<Record<string, readonly number[]>>;
}

/** A tap on the first link or button with such a name, a tap on the first unchosen control, a choice in a list, or a key. */
export type Move =
  | { tap: RegExp }
  | { choose: 'checkbox' | 'radio' }
  | { option: number; of: RegExp }
  | { key: string; times: number };

export interface Act {
  /** Begins a sentence: "Sorting on /shop/Sheet leads to …". */
  name: string;
  moves: readonly Move[];
}

/** Acts one after another, in one tab. */
export interface Walk {
  at: string;
  /** Whether a customer walks who has two products in the cart, and has ordered nothing. */
  isCustomers: boolean;
  acts: readonly Act[];
}

/** The phone number of a customer who has addresses and orders in a trial's provider. */
const PHONE = '9876543210';
/** Number of products in the cart, with which it can be ordered. */
const PIECES = 2;
const ADD_TO_CART = '/api/cart';
const messages = z.array(z.object({ code: z.number().optional() }));
const session = z.object({ token: z.string() });
const orders = z.array(z.object({ order_id: z.string(), checkout_amount: z.number() })).min(1);
const addresses = z.array(z.object({ address_label: z.string() })).min(1);
const TAB_AROUND: Act = { name: 'Tab', moves: [{ key: 'Tab', times: 24 }] };

const HOME = {
  ...{ address_label: 'Home', full_name: 'Asha Rao', address: '12, Temple Road' },
  ...{ pincode: '570002', city: 'Mysuru', state: 'Karnataka' },
};

type CodeFor = (phone: string) => Promise<string>;

async function loggedIn(call: CallProvider, codeFor: CodeFor, phone: string) {
  const customer_id = Number(phone);
  await call(z.unknown(), '/api/customer/send-otp', { customer_id });
  const otp = Number(await codeFor(phone));
  const { token } = await call(session, '/api/customer/verify-otp', { customer_id, otp });
  return { token, storage: { 'laminate-shop.token': token, 'laminate-shop.phone': phone } };
}

async function fillCart(call: CallProvider, token: string, products: readonly URL[]): Promise<void> {
  for (const { pathname, searchParams } of products) {
    const product_id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const item = { product_id, material: searchParams.get('material'), quantity: PIECES };
    await call(z.unknown(), ADD_TO_CART, item, token);
  }
  await call(z.unknown(), '/api/cart/updateAddOn', {}, token);
}

/**
 * Everything in rules, visits and addresses that is specific to this shop: who owns what, and what its pages look like. Another shop
 * changes this file alone. In `ownedNames` and `ownedEvents`, an empty list stands for the shell.
 */
export const POLICY = {
  /** Names of the contract that change what belongs to the whole shop → the remotes that may use them. */
  ownedNames: {
    'shared-contracts/session#storeSession': ['account'],
    'shared-contracts/session#forgetSession': [],
    'shared-contracts/session#readToken': [],
    'shared-contracts/session#takeIntents': [],
    'shared-contracts/session#storeOrderAttempt': ['cart-checkout'],
    'shared-contracts/events#mirrorEventsAcrossTabs': [],
    'shared-contracts/remotes#RemoteLoaderProvider': [],
    'shared-contracts/remotes#ConfigurationProvider': [],
    'shared-contracts/remotes#openLateSlices': [],
    'shared-contracts/remotes#toastsAtom': [],
    'shared-contracts/remotes#questionAtom': [],
    'react-router-dom#BrowserRouter': [],
    'jotai#createStore': [],
    'jotai#getDefaultStore': [],
    'jotai#Provider': [],
    'jotai#INTERNAL_overrideCreateStore': [],
    '@tanstack/react-query#focusManager': [],
    '@tanstack/react-query#onlineManager': [],
    '@tanstack/react-query#notifyManager': [],
    '@tanstack/react-query#timeoutManager': [],
    '@tanstack/react-query#environmentManager': [],
    '@tanstack/react-query#QueryClient': [],
    '@tanstack/react-query#QueryClientProvider': [],
    'react-dom#createPortal': [],
    'react-dom/client#createRoot': [],
    'react-dom/client#hydrateRoot': [],
  } as Readonly<Record<string, readonly string[]>>,
  /** Events that only their owners may send → these owners. Any remote may send the others. */
  ownedEvents: {
    'session-started': [],
    'session-ended': [],
    'session-expired': [],
    'login-requested': [],
    'login-dismissed': ['account'],
    'logout-requested': ['account'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Hosts in names of standards, which nothing loads, of messengers that links open, and of maps and films. */
  knownHosts: [
    'www.w3.org',
    'schema.org',
    'wa.me',
    'api.whatsapp.com',
    'www.youtube-nocookie.com',
    'www.youtube.com',
    'maps.google.com',
    'www.google.com',
  ] as readonly string[],
  /** The payment script comes from the payment provider; only the policy of the checkout's document allows it (PAY-11). */
  payment: { owner: 'cart-checkout', path: '/checkout' },
  /** Calls that may lead to a payment. A preview skips them where payments are real. */
  paymentCalls: ['/api/order', '/api/order/pay', '/api/sample'],
  /** The account fills in the login code from a text message. */
  login: { owner: 'account' },
  /** Addresses at which visits begin. Each footer links to `plain`, a page of the shell without parts of remotes. */
  pages: { list: '/shop/Sheet', otherList: '/shop/Board?material=HDF', plain: '/about', cart: '/cart' },
  /** Lists after a shopper has changed their page or filters. */
  changedLists: ['/shop/Sheet?page=2', '/shop/Sheet?shade=Blue'],
  currency: '₹',
  /** Whether a link leads to a product: category, type, shade and id below `/shop`, and the material. */
  isProduct(link: string): boolean {
    const { pathname, searchParams } = new URL(link, 'http://shop');
    const [, page, ...below] = pathname.split('/');
    return page === 'shop' && below.length === 4 && searchParams.has('material');
  },
  /** Words in the name of a page's main button. If no button has them, the largest one is the main button. */
  mainButton: /\b(?:add to|buy|pay|place|checkout|proceed|log in)\b/i,
  /** What a shopper who buys taps, types and sees. The first field of the login dialog is the one for the phone number. */
  purchase: {
    add: /\b(?:add|buy)\b/i,
    phone: () => `9${randomInt(100_000_000, 1_000_000_000)}`,
    askForCode: /otp|code/i,
    codeField: /code/i,
    badge: /cart.{0,40}\b1\b/i,
  },
  /** Styles that a remote may set for the whole page: room for a bar. */
  globalStyles: [{ selector: /^body$/, properties: /^(?:--foot-bar|padding-bottom)$/ }],
  /** Paths that pages request of the shop's host, besides documents. The cart prefetches the checkout. The address of a picture has no query. */
  requested:
    /^\/(?:(?:api|releases|health)\/|checkout$|pincode|favicon|manifest|icon|apple-touch|images\/[^?]+$|(?:policy|error)-reports$)/,
  /** First segments of the paths that the edge server forwards to the provider, and of those that exist only in development. */
  providerPaths: ['api', 'images', 'openapi.json', 'pay', 'pincode', 'reference'],
  developerPaths: ['dev'],
  /** The login code that the provider of a trial has sent, from its dev inbox. */
  async sentCode(call: CallProvider, phone: string): Promise<string | undefined> {
    const sent = await call(messages, `/dev/messages?to=${phone}`);
    const code = sent.find((message) => message.code !== undefined)?.code;
    return code === undefined ? undefined : String(code).padStart(4, '0');
  },
  /** Prefix of the API's paths. */
  calls: '/api/',
  addToCart: ADD_TO_CART,
  async customer(call: CallProvider, codeFor: CodeFor, product: URL): Promise<DemoCustomer> {
    const { token, storage } = await loggedIn(call, codeFor, PHONE);
    await fillCart(call, token, [product]);
    const [saved] = await call(addresses, '/api/address', undefined, token);
    const ordered = await call(orders, '/api/order/myorders', undefined, token);
    const summary = new URLSearchParams({ step: 'summary', address: saved?.address_label ?? '' });
    const amounts = ordered.map(({ checkout_amount }) => checkout_amount);
    const last = `/orders/${ordered.at(-1)?.order_id}`;
    return {
      storage,
      pages: [`/checkout?${summary}`, last],
      sums: { '/orders': amounts, [last]: amounts.slice(-1) },
    };
  },
  /** What a shopper does on these pages. */
  walks: (product: string): Walk[] => [
    {
      ...{ at: '/shop/Sheet', isCustomers: false },
      acts: [
        TAB_AROUND,
        { name: 'Opening the filters', moves: [{ tap: /^filters/i }] },
        { name: 'Escape', moves: [{ key: 'Escape', times: 1 }] },
        {
          name: 'Choosing a filter',
          moves: [{ tap: /^filters/i }, { choose: 'checkbox' }, { tap: /^apply/i }],
        },
        { name: 'Sorting', moves: [{ option: 2, of: /sort/i }] },
      ],
    },
    {
      ...{ at: product, isCustomers: false },
      acts: [TAB_AROUND, { name: 'Choosing a swatch', moves: [{ choose: 'radio' }] }],
    },
    {
      ...{ at: '/cart', isCustomers: true },
      acts: [
        TAB_AROUND,
        { name: 'One more piece', moves: [{ tap: /^one more\b/i }] },
        { name: 'Removing a product', moves: [{ tap: /^remove\b/i }] },
        { name: 'Place Order', moves: [{ tap: /place order/i }] },
        { name: 'Going on with an address', moves: [{ tap: /^next$/i }] },
        { name: 'Make Payment', moves: [{ tap: /make payment/i }] },
      ],
    },
  ],
  /** A word that precedes a sum. */
  sum: /\btotal\b/i,
  /** The session of a new customer with products in the cart, and an address. */
  async newCustomer(call: CallProvider, codeFor: CodeFor, products: readonly URL[]) {
    const phone = POLICY.purchase.phone();
    const { token, storage } = await loggedIn(call, codeFor, phone);
    await call(z.unknown(), '/api/address', { ...HOME, s_mobile_no: phone }, token);
    await fillCart(call, token, products);
    return storage;
  },
};

/** Whether a page of this path is the payment's, with a policy of its own. */
export function isPaymentPath(path: string): boolean {
  return `${path}/`.startsWith(`${POLICY.payment.path}/`);
}
