import type { HarmfulBuild } from './forbidden-builds.ts';

const FRAME = 'the whole shop blank, its header too';
const OWN_PART = 'an error in place of this remote’s pages';

/** `require` of a package that the remote may not use yet, in the server build. */
const requires = (name: string, specifier: string) => (text: string) =>
  text.replace(/^const modules = /m, `const ${name} = require("${specifier}");\n$&`);

/** Builds that bring or claim what does not fit the shop. */
export const MISFIT_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a second React',
    shoppersSee: FRAME,
    side: 'client',
    atLoad: 'const own = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} }',
    refusedFor: /own copy of react/,
  },
  {
    name: 'a second query client',
    shoppersSee: 'a badge that never changes',
    side: 'client',
    atLoad: 'const text = "No QueryClient set, use QueryClientProvider to set one"',
    refusedFor: /own copy of @tanstack/,
  },
  {
    name: 'a second cache of styles',
    shoppersSee: 'pages that lose their styles',
    atLoad: 'const own = { "__EMOTION_TYPE_PLEASE_DO_NOT_USE__": 1 }',
    refusedFor: /own copy of @emotion/,
  },
  {
    name: 'a second session',
    shoppersSee: 'a login that other pages do not know of',
    server: (text) => `${text}\n// CONCATENATED MODULE: ../shared-contracts/src/session/session-storage.ts\n`,
    refusedFor: /own copy of shared-contracts\/session/,
  },
  {
    name: 'a component that the shell lacks',
    shoppersSee: OWN_PART,
    server: (text) =>
      `${requires('look_of_tomorrow', 'shared-contracts/look')(text)}\nfunction tomorrow() { return look_of_tomorrow.Carousel3D; }`,
    refusedFor: /imports Carousel3D from shared-contracts\/look/,
  },
  {
    name: 'a shop without a network',
    shoppersSee: 'skeletons for ever, in all remotes',
    server: (text) =>
      `${requires('all_queries', '@tanstack/react-query')(text)}\nfunction stop() { return all_queries.onlineManager.setOnline(false); }`,
    refusedFor: /uses onlineManager/,
  },
  {
    name: 'the end of the session',
    shoppersSee: 'every shopper logged out',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const shop_events = require("shared-contracts/events");\n(0, shop_events.emit)("session-ended", {});\n$&',
      ),
    refusedFor: /sends the event session-ended/,
  },
  {
    name: 'a session of its own',
    shoppersSee: 'somebody else’s cart',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const shop_session = require("shared-contracts/session");\nconst keep = () => shop_session.storeSession({});\n$&',
      ),
    refusedFor: /uses storeSession/,
  },
  {
    name: 'an event without a contract',
    shoppersSee: 'nothing happens',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const more_events = require("shared-contracts/events");\n(0, more_events.emit)("cart-exploded", {});\n$&',
      ),
    refusedFor: /the contract does not have/,
  },
  {
    name: 'claims of an older build',
    shoppersSee: 'nothing; the checks would have been made of something else',
    keepsClaims: true,
    server: (text) =>
      `${requires('more', 'shared-contracts/remotes')(text)}\nfunction used() { return more.useToast; }`,
    isAlone: true,
    refusedFor: /does not say what its server build uses/,
  },
  {
    name: 'another remote’s id',
    shoppersSee: 'this remote in place of the cart',
    release: (release) => {
      release.id = 'cart-checkout';
    },
    isAlone: true,
    refusedFor: /says that it is cart-checkout/,
  },
  {
    name: 'another name of the container',
    shoppersSee: OWN_PART,
    release: (release) => {
      release.name = 'mfe_other';
    },
    refusedFor: /must be named/,
  },
  {
    name: 'a contract of tomorrow',
    shoppersSee: OWN_PART,
    release: (release) => {
      release.contract = '^9.0.0';
    },
    refusedFor: /needs contract \^9/,
  },
  {
    name: 'another major version of React',
    shoppersSee: OWN_PART,
    release: (release) => {
      release.shared = { ...release.shared, react: '^18.0.0' };
    },
    refusedFor: /needs react \^18/,
  },
  {
    name: 'a package that nobody shares',
    shoppersSee: OWN_PART,
    release: (release) => {
      release.shared = { ...release.shared, lodash: '^4.0.0' };
    },
    refusedFor: /needs lodash/,
  },
  {
    name: 'no modules',
    shoppersSee: 'a 404 for its pages',
    release: (release) => {
      release.modules = {};
    },
    isAlone: true,
    refusedFor: /offers no page and no fragment/,
  },
  {
    name: 'a page that is text',
    shoppersSee: OWN_PART,
    exported: '"a page"',
    isAlone: true,
    refusedFor: /is no (?:page|component)/,
  },
  {
    name: 'a page without a head',
    shoppersSee: 'a page without a title',
    exported: 'typeof exported === "function" ? exported : { Page: exported.Page }',
    isAlone: true,
    refusedFor: /is no page/,
  },
  {
    name: 'a throw at load',
    shoppersSee: OWN_PART,
    atLoad: 'throw new Error("no")',
    isAlone: true,
    refusedFor: /cannot be loaded: .*Error: no/,
  },
  {
    name: 'half a server build',
    shoppersSee: 'pages without content',
    side: 'server',
    server: (text) => text.slice(0, text.length / 2),
    keepsClaims: true,
    isAlone: true,
    refusedFor: /is no script/,
  },
  {
    name: 'no server build',
    shoppersSee: 'pages without content',
    files: { 'server/remote.cjs': null },
    isAlone: true,
    refusedFor: /server\/remote\.cjs is missing/,
  },
  {
    name: 'an entry that exposes nothing',
    shoppersSee: OWN_PART,
    entry: (text) => text.replaceAll('"./', '"./not-'),
    refusedFor: /does not expose/,
  },
  {
    name: 'a page of 300 KB',
    shoppersSee: 'a white page for seconds on a cheap phone',
    side: 'client',
    atLoad: `const data = ${JSON.stringify(
      Array.from({ length: 9_000 }, (_, index) =>
        Math.sin(index + 1)
          .toString(36)
          .slice(3),
      ).join(''),
    )}`,
    refusedFor: /and may load/,
  },
  {
    name: 'a style sheet',
    shoppersSee: 'other fonts in the whole shop',
    files: { 'client/static/css/page.css': 'header { display: none }' },
    release: (release) => {
      release.files['static/css/page.css'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /is a style sheet/,
  },
  {
    name: 'a document',
    shoppersSee: 'a copy of the login page',
    files: { 'client/login.html': '<form>' },
    release: (release) => {
      release.files['login.html'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /is a document/,
  },
  {
    name: 'an entry that was changed after the build',
    shoppersSee: OWN_PART,
    afterwards: { 'client/remoteEntry.js.map': '' },
    release: (release) => {
      release.files[release.entry] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /is not the file that was built/,
  },
  {
    name: 'a lost chunk',
    shoppersSee: OWN_PART,
    release: (release) => {
      release.files['static/js/async/lost.js'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /lost\.js is missing/,
  },
  {
    name: 'a fragment that it no longer has',
    shoppersSee: 'a gap where the fragment was',
    release: (release) => {
      for (const [name, { kind }] of Object.entries(release.modules))
        if (kind === 'fragment') delete release.modules[name];
    },
    refusedFor: /which release\.json does not list|does not offer/,
  },
];
