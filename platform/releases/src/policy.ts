import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** Calls the provider, by POST if there is a body. @throws Error when it refuses the call */
export type CallProvider = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  body?: object,
  token?: string,
) => Promise<z.infer<Schema>>;

export interface DemoCustomer {
  /** What the session keeps in the browser's storage, by its keys. */
  storage: Readonly<Record<string, string>>;
  /** Pages that only such a customer sees, besides those without parameters. */
  pages: readonly string[];
}

/** The provider of a trial has this customer with addresses and orders. */
const PHONE = '9876543210';
/** With the add-on, so that they can be ordered. */
const PIECES = 2;
const ADD_TO_CART = '/api/cart';
const messages = z.array(z.object({ code: z.number().optional() }));
const session = z.object({ token: z.string() });
const orders = z.array(z.object({ order_id: z.string() })).min(1);
const addresses = z.array(z.object({ address_label: z.string() })).min(1);

/**
 * What is this shop's in rules, visits and addresses: who owns what, and what its pages look like. Another shop changes this file alone.
 * Empty lists are for the shell.
 */
export const POLICY = {
  /** Names of the contract that change what belongs to the whole shop: the remotes that may use them. */
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
  /** Events that one owner announces; any remote may send the others. */
  ownedEvents: {
    'session-started': [],
    'session-ended': [],
    'session-expired': [],
    'login-requested': [],
    'login-dismissed': ['account'],
    'logout-requested': ['account'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Names of standards, which nothing loads, messengers that a link opens, maps and films. */
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
  /** The payment script comes from the payment provider, and the checkout's policy lets in that one (PAY-11). */
  payment: { owner: 'cart-checkout', path: '/checkout' },
  /** Calls that money may follow: a preview leaves them out where payments are real. */
  paymentCalls: ['/api/order', '/api/order/pay', '/api/sample'],
  /** The account fills in the login code from a text message. */
  login: { owner: 'account' },
  /** Addresses that visits begin at. Each footer links `plain`, a page of the shell without parts of remotes. */
  pages: { list: '/shop/Sheet', otherList: '/shop/Board?material=HDF', plain: '/about', cart: '/cart' },
  /** Lists as a shopper has turned or filtered them. */
  changedLists: ['/shop/Sheet?page=2', '/shop/Sheet?shade=Blue'],
  currency: '₹',
  /** Whether a link leads to a product: category, type, shade and id below `/shop`, and the material. */
  isProduct(link: string): boolean {
    const { pathname, searchParams } = new URL(link, 'http://shop');
    const [, page, ...below] = pathname.split('/');
    return page === 'shop' && below.length === 4 && searchParams.has('material');
  },
  /** Words of a page's main button. Where no button has them, the largest one is the main button. */
  mainButton: /\b(?:add to|buy|pay|place|checkout|proceed|log in)\b/i,
  /** What a shopper who buys taps, types and sees. The first field of the dialog is for the phone number. */
  purchase: {
    add: /\b(?:add|buy)\b/i,
    phone: () => `9${randomInt(100_000_000, 1_000_000_000)}`,
    askForCode: /otp|code/i,
    codeField: /code/i,
    badge: /cart.{0,40}\b1\b/i,
  },
  /** Styles that may be about the whole page: room for a bar, and the ground beside a viewer. */
  globalStyles: [
    { selector: /^body$/, properties: /^(?:--foot-bar|padding-bottom)$/ },
    { selector: /:has\(dialog:modal\)$/, properties: /^background/ },
  ],
  /** What pages request of the shop's host, besides documents. An address of a picture has no query. */
  requested:
    /^\/(?:(?:api|releases|health)\/|pincode|favicon|manifest|icon|apple-touch|images\/[^?]+$|(?:policy|error)-reports$)/,
  /** First segments of the paths that the edge server hands to the provider, and of those that only developers have. */
  providerPaths: ['api', 'images', 'openapi.json', 'pay', 'pincode', 'reference'],
  developerPaths: ['dev'],
  /** The code that the provider of a trial has sent, from its inbox for developers. */
  async sentCode(call: CallProvider, phone: string): Promise<string | undefined> {
    const sent = await call(messages, `/dev/messages?to=${phone}`);
    const code = sent.find((message) => message.code !== undefined)?.code;
    return code === undefined ? undefined : String(code).padStart(4, '0');
  },
  /** Begins the paths of the API. */
  calls: '/api/',
  addToCart: ADD_TO_CART,
  async customer(
    call: CallProvider,
    codeFor: (phone: string) => Promise<string>,
    product: URL,
  ): Promise<DemoCustomer> {
    const customer_id = Number(PHONE);
    await call(z.unknown(), '/api/customer/send-otp', { customer_id });
    const otp = Number(await codeFor(PHONE));
    const { token } = await call(session, '/api/customer/verify-otp', { customer_id, otp });
    const product_id = decodeURIComponent(product.pathname.split('/').at(-1) ?? '');
    const item = { product_id, material: product.searchParams.get('material'), quantity: PIECES };
    await call(z.unknown(), ADD_TO_CART, item, token);
    await call(z.unknown(), '/api/cart/updateAddOn', {}, token);
    const [saved] = await call(addresses, '/api/address', undefined, token);
    const ordered = await call(orders, '/api/order/myorders', undefined, token);
    const summary = new URLSearchParams({ step: 'summary', address: saved?.address_label ?? '' });
    return {
      storage: { 'laminate-shop.token': token, 'laminate-shop.phone': PHONE },
      pages: [`/checkout?${summary}`, `/orders/${ordered.at(-1)?.order_id}`],
    };
  },
};

/** Whether a page of this path is the payment's, with a policy of its own. */
export function isPaymentPath(path: string): boolean {
  return `${path}/`.startsWith(`${POLICY.payment.path}/`);
}
