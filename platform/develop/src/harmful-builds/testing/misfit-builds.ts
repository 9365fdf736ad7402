import type { HarmfulBuild } from './patched-build.ts';

/** `require` of a package that the remote may not use yet, in the server build. */
const requires = (name: string, specifier: string) => (text: string) =>
  text.replace(/^const modules = /m, `const ${name} = require("${specifier}");\n$&`);

/** Builds that bring or claim what does not fit the shop. */
export const MISFIT_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a second React',
    side: 'client',
    atLoad: 'const own = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} }',
    refusedFor: /own copy of react/,
  },
  {
    name: 'a second query client',
    side: 'client',
    atLoad: 'const text = "No QueryClient set, use QueryClientProvider to set one"',
    refusedFor: /own copy of @tanstack/,
  },
  {
    name: 'a second cache of styles',
    atLoad: 'const own = { "__EMOTION_TYPE_PLEASE_DO_NOT_USE__": 1 }',
    refusedFor: /own copy of @emotion/,
  },
  {
    name: 'a second session',
    server: (text) => `${text}\n// CONCATENATED MODULE: ../shared-contracts/src/session/session-storage.ts\n`,
    refusedFor: /own copy of shared-contracts\/session/,
  },
  {
    name: 'a component that the shell lacks',
    server: (text) =>
      `${requires('look_of_tomorrow', 'shared-contracts/look')(text)}\nfunction tomorrow() { return look_of_tomorrow.Carousel3D; }`,
    refusedFor: /imports Carousel3D from shared-contracts\/look/,
  },
  {
    name: 'a shop without a network',
    server: (text) =>
      `${requires('all_queries', '@tanstack/react-query')(text)}\nfunction stop() { return all_queries.onlineManager.setOnline(false); }`,
    refusedFor: /uses onlineManager/,
  },
  {
    name: 'the end of the session',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const shop_events = require("shared-contracts/events");\n(0, shop_events.emit)("session-ended", {});\n$&',
      ),
    refusedFor: /sends the event session-ended/,
  },
  {
    name: 'a session of its own',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const shop_session = require("shared-contracts/session");\nconst keep = () => shop_session.storeSession({});\n$&',
      ),
    refusedFor: /uses storeSession/,
  },
  {
    name: 'an event without a contract',
    server: (text) =>
      text.replace(
        /^const modules = /m,
        'const more_events = require("shared-contracts/events");\n(0, more_events.emit)("cart-exploded", {});\n$&',
      ),
    refusedFor: /the contract does not have/,
  },
  {
    name: 'claims of an older build',
    keepsClaims: true,
    server: (text) =>
      `${requires('more', 'shared-contracts/remotes')(text)}\nfunction used() { return more.useToast; }`,
    isAlone: true,
    refusedFor: /does not say what its server build uses/,
  },
  {
    name: 'a call that nobody has compared',
    atLoad: 'const own = { name: "getReviews", method: "GET", path: "/api/product/reviews" }',
    side: 'client',
    refusedFor: /calls GET \/api\/product\/reviews, which no file/,
  },
  {
    name: 'another remote’s id',
    release: (release) => {
      release.id = 'cart-checkout';
    },
    isAlone: true,
    refusedFor: /says that it is cart-checkout/,
  },
  {
    name: 'another name of the container',
    release: (release) => {
      release.name = 'mfe_other';
    },
    refusedFor: /must be named/,
  },
  {
    name: 'a contract of tomorrow',
    release: (release) => {
      release.contract = '^9.0.0';
    },
    refusedFor: /needs contract \^9/,
  },
  {
    name: 'another major version of React',
    release: (release) => {
      release.shared = { ...release.shared, react: '^18.0.0' };
    },
    refusedFor: /needs react \^18/,
  },
  {
    name: 'a package that nobody shares',
    release: (release) => {
      release.shared = { ...release.shared, lodash: '^4.0.0' };
    },
    refusedFor: /needs lodash/,
  },
  {
    name: 'no modules',
    release: (release) => {
      release.modules = {};
    },
    isAlone: true,
    refusedFor: /offers no page and no fragment/,
  },
  {
    name: 'a page that is text',
    exported: '"a page"',
    isAlone: true,
    refusedFor: /is no (?:page|component)/,
  },
  {
    name: 'a page without a head',
    exported: 'typeof exported === "function" ? exported : { Page: exported.Page }',
    isAlone: true,
    refusedFor: /is no page/,
  },
  {
    name: 'a throw at load',
    atLoad: 'throw new Error("no")',
    isAlone: true,
    refusedFor: /cannot be loaded: .*Error: no/,
  },
  {
    name: 'half a server build',
    side: 'server',
    server: (text) => text.slice(0, text.length / 2),
    keepsClaims: true,
    isAlone: true,
    refusedFor: /is no script/,
  },
  {
    name: 'no server build',
    files: { 'server/remote.cjs': null },
    isAlone: true,
    refusedFor: /server\/remote\.cjs is missing/,
  },
  {
    name: 'an entry that exposes nothing',
    entry: (text) => text.replaceAll('"./', '"./not-'),
    refusedFor: /does not expose/,
  },
  {
    name: 'a page of 300 KB',
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
    files: { 'client/static/css/page.css': 'header { display: none }' },
    release: (release) => {
      release.files['static/css/page.css'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /styles what is not its own \(header\)/,
  },
  {
    name: 'styles that reach the footer',
    files: { 'client/static/css/reach.css': 'body:has(.reviews-a) footer { display: none }' },
    release: (release) => {
      release.files['static/css/reach.css'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /styles what is not its own \(body/,
  },
  {
    name: 'a document',
    files: { 'client/login.html': '<form>' },
    release: (release) => {
      release.files['login.html'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /is a document/,
  },
  {
    name: 'an entry that was changed after the build',
    afterwards: { 'client/remoteEntry.js.map': '' },
    release: (release) => {
      release.files[release.entry] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /is not the file that was built/,
  },
  {
    name: 'a lost chunk',
    release: (release) => {
      release.files['static/js/async/lost.js'] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /lost\.js is missing/,
  },
  {
    name: 'a fragment that it no longer has',
    release: (release) => {
      for (const [name, { kind }] of Object.entries(release.modules))
        if (kind === 'fragment') delete release.modules[name];
    },
    refusedFor: /which release\.json does not list|does not offer/,
  },
  {
    name: 'a script before the entry for other hosts',
    standaloneEntry: (text) => `document.title = "";\n${text}`,
    refusedFor: /another script before the entry/,
    isAlone: true,
  },
  {
    name: 'another entry for other hosts',
    standaloneEntry: (text) => `${text}\nnew WebSocket("/");`,
    refusedFor: /standalone\.js opens a connection/,
  },
  {
    name: 'a manifest of what it lacks',
    files: {
      'client/mf-manifest.json': JSON.stringify({
        name: 'mfe_reviews',
        metaData: { globalName: 'mfe_reviews', remoteEntry: { name: 'otherEntry.js', path: '' } },
        shared: [],
        exposes: [],
      }),
    },
    refusedFor: /names otherEntry\.js.*exposes something else/s,
  },
];
