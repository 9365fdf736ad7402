/** The UI texts that more than one page shows. Home, About, Contact and the 404 page have their own beside the page: every page loads this file. */
export const messages = {
  // Pages
  pageLoading: 'Loading the page',
  pageFailed: 'This page could not be loaded',
  pageFailedAdvice: 'Check your connection and try again, or come back in a moment.',

  // Frame
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  phoneNavigation: 'Menu',
  openMenu: 'Menu',
  openSearch: 'Search',
  closeSearch: 'Close search',
  searchProducts: 'Search products',
  searchHint: 'Search colour, finish or price',
  home: 'Home',
  about: 'About',
  shop: 'Shop',
  gallery: 'Gallery',
  contact: 'Contact Us',
  tools: 'Plan it at home',
  matchColour: 'Match a colour',
  ownRoom: 'In your own room',
  cuttingList: 'Cutting list',
  samples: 'Samples',
  shortlist: 'Shortlist',
  shortlistWith: (count: number) => (count === 1 ? 'Shortlist, 1 product' : `Shortlist, ${count} products`),
  cart: 'Cart',
  cartWith: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  enteringCart: 'Checking your cart',
  account: 'Account',
  accountLoggedIn: 'Account, logged in',
  busy: 'The shop is very busy. One moment, please.',
  offline: 'No server response. Check connection.',
  ok: 'OK',
  cancel: 'Cancel',

  // Footer
  shopInOneLine: 'Decorative acrylic laminate sheets and boards for homes across India.',
  quickLinks: 'Quick links',
  sheets: 'Acrylic Sheets',
  boards: 'Acrylic Boards',
  contactDetails: 'Contact',
  instagram: 'Instagram',
  youtube: 'YouTube',
  inNewTab: 'opens in a new tab',
  copyright: (shopName: string) => `© 2026 ${shopName}`,
  pricesIncludeTaxes: 'Prices include all taxes',
  /** SITE-16. */
  version: 'Version 0.0.6',
  releases: 'Live releases',

  // Session
  /** SITE-8. */
  notLoggedIn: 'You have not logged in. Please Login.',
  loginToProceed: 'Please log in to proceed.',
  loginNeededTitle: 'Log in to see this page',
  logIn: 'Log in',
  loginLoading: 'Opening the login',
  loginFailed: 'The login could not be loaded',
  intentFailed: 'The product could not be added to your cart. Please try again.',
  tryAgainAdvice: 'Check your connection and try again.',
  accountLoading: 'Loading your account',
  accountFailed: 'Your account could not be loaded',
  logOut: 'Logout',
  /** SESS-9. */
  logOutQuestion: 'Are you sure you want to logout?',
} as const;
