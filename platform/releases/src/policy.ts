/**
 * What is this shop's in rules and visits: who owns what, and what its pages look like. Another shop changes this file alone. Empty lists
 * are for the shell.
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
  /** It fills in the login code of a text message. */
  login: { owner: 'account' },
  /** Addresses that visits begin at. Each footer links `plain`, a page of the shell without parts of remotes. */
  pages: { list: '/shop/Sheet', plain: '/about', cart: '/cart', order: '/orders' },
  currency: '₹',
  /** The path of a product has so many folders (category, type, shade and id, after `/shop`) and this parameter. */
  product: { folders: 5, parameter: 'material' },
  /** What the button is called for which a page is there. The largest button is the main one where none is called so. */
  mainButton: /\b(?:add to|buy|pay|place|checkout|proceed|log in)\b/i,
  /** What a shopper taps and sees who buys. */
  purchase: { add: /\b(?:add|buy)\b/i, askForCode: /otp|code/i, badge: /cart.{0,40}\b1\b/i },
  /** What pages request of the shop's host, besides documents. An address of a picture has no query. */
  requested:
    /^\/(?:(?:api|releases|health)\/|pincode|favicon|manifest|icon|apple-touch|images\/[^?]+$|(?:policy|error)-reports$)/,
  /** The provider of a trial has this customer with addresses and orders. */
  customer: {
    phone: '9876543210',
    storage: (token: string, phone: string) => ({
      'laminate-shop.token': token,
      'laminate-shop.phone': phone,
    }),
  },
  /** Paths of the API by which a customer logs in, fills the cart and looks at orders. */
  calls: {
    sendCode: '/api/customer/send-otp',
    logIn: '/api/customer/verify-otp',
    cart: '/api/cart',
    addOn: '/api/cart/updateAddOn',
    addresses: '/api/address',
    orders: '/api/order/myorders',
  },
};
