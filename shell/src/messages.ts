/** All UI texts of the shell except the policies. */
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
  home: 'Home',
  about: 'About',
  shop: 'Shop',
  gallery: 'Gallery',
  contact: 'Contact Us',
  cart: 'Cart',
  cartWith: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  enteringCart: 'Checking your cart',
  account: 'Account',
  accountLoggedIn: 'Account, logged in',
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

  // Session
  /** SITE-8. */
  notLoggedIn: 'You have not logged in. Please Login.',
  loginToProceed: 'Please log in to proceed.',
  loginNeededTitle: 'Log in to see this page',
  logIn: 'Log in',
  loginLoading: 'Opening the login',
  loginFailed: 'The login could not be loaded',
  intentFailed: 'The product could not be added to your cart. Please add it again.',
  tryAgainAdvice: 'Check your connection and try again.',
  accountLoading: 'Loading your account',
  accountFailed: 'Your account could not be loaded',
  logOut: 'Logout',
  /** SESS-9. */
  logOutQuestion: 'Are you sure you want to logout?',

  // Home
  homeDescription:
    'Acrylic laminate sheets and boards for kitchens, wardrobes and walls, delivered across India.',
  headline: 'Beautiful Surfaces. Timeless Spaces.',
  featuredFinish: 'Featured finish',
  inFinish: (colour_name: string) => `A room in ${colour_name}`,
  shopNow: 'Shop Now',
  features: 'Why acrylic laminate',
  stunningFinishes: 'Stunning Finishes',
  stunningFinishesText: 'High gloss, soft matt, metallic and fluted.',
  easyToClean: 'Easy to Clean',
  easyToCleanText: 'A soft, damp cloth is all it takes.',
  safeAndEcoFriendly: 'Safe and Eco-Friendly',
  safeAndEcoFriendlyText: 'Needs no solvents or polish to stay clean.',
  builtToLast: 'Built to Last',
  builtToLastText: 'A solid acrylic face, up to 2 mm thick.',
  range: 'The range',
  sampleOf: (colour_name: string) => `A sample of ${colour_name}`,
  oneRoomInFive: 'One room in five finishes, side by side',
  shadesFigure: '150',
  shades: 'shades',
  possibilitiesFigure: '1000+',
  possibilities: 'possibilities',
  rangeText:
    'Choose a colour first, then a sheet in the thickness you need or a board with the core you prefer.',
  chooseSheet: 'Choose a sheet',
  exploreAll: 'Explore all items',
  pickSubstrate: 'Pick your substrate',
  pickSubstrateText: 'The same finishes, bonded to the core that suits the room.',
  substrateTexts: {
    'Ply Wood': 'Cross-laid layers that hold screws well. For shutters and tall doors.',
    HDF: 'High Density Fiberboard. Dense and very flat, for a mirror-like gloss.',
    WPC: 'Wood Plastic Composite. Stands up to water, for sinks and bathrooms.',
  },
  from: (price: string) => `From ${price}`,
  inspiration: 'Inspiration',
  galleryLoading: 'Loading the gallery',
  galleryFailed: 'The gallery could not be loaded',

  // About
  aboutUs: 'About Us',
  aboutDescription:
    'Over 15 years of decorative surfaces for Indian homes, from a company of the Mysore decor family.',
  aboutText:
    'For over 15 years we have made decorative surfaces for Indian homes, in colours that last and finishes that wipe clean.',
  exploreMore: 'Explore More',
  signatureStyle: 'Helping Homes Find Their Signature Style',
  statYears: '9+',
  statYearsText: 'years in the industry',
  statCustomers: '8000+',
  statCustomersText: 'happy customers',
  statProjects: '10,000+',
  statProjectsText: 'projects',
  statArea: '1.9 million+',
  statAreaText: 'sq ft laminated',
  ourStory: 'Our Story',
  ourStoryText:
    'We are a wholly owned subsidiary of a decor company based in Mysore, and began with a question: why should a good-looking home be out of reach?',
  reasonAccessible: 'To make beautiful interiors accessible to all',
  reasonAccessibleText: 'One price list for everyone, taxes included.',
  reasonLove: 'To help people fall in love with their homes again',
  reasonLoveText: 'New fronts can change a kitchen without replacing it.',
  refreshSpace: 'Looking to refresh your space?',

  // Contact
  contactDescription:
    'Call, email or visit us, and read our policies on privacy, terms, returns and shipping.',
  callUs: 'Call Us',
  callNow: 'Call now',
  emailUs: 'Email Us',
  writeEmail: 'Write an email',
  visitUs: 'Visit Us',
  openMaps: 'Open in maps',
  followUs: 'Follow our work',
  followUsText: 'Finished homes, new shades and short videos.',
  guidelines: 'Information and Guidelines',
  lastUpdated: 'Last updated 16 September 2025',

  // 404
  notFoundFigure: '404',
  notFound: 'Page not found',
  notFoundText: 'The page may have moved, or the link may be incomplete.',
  goHome: 'Go to home',
} as const;
