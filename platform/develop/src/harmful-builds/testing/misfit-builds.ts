import { type BuildPatch, claiming, type HarmfulBuild } from './patched-build.ts';

/** Adds code before the rest of a server build. */
export const onServer = (code: string): Pick<BuildPatch, 'server'> => ({
  server: (text) => text.replace(/^const modules = /m, () => `${code}\nconst modules = `),
});

/** Adds a file for browsers, which the release lists with its hash. */
const listed = (file: string, content: string): Pick<BuildPatch, 'files' | 'release'> => ({
  files: { [`client/${file}`]: content },
  release: ({ files }) => {
    files[file] = `sha384-${'A'.repeat(64)}`;
  },
});

const noise = (letters: number) =>
  Array.from({ length: letters / 10 }, (_, at) =>
    Math.sin(at + 1)
      .toString(36)
      .slice(3, 13),
  ).join('');

/** Builds that contain or claim something that does not fit the shop: one for each branch of a rule. */
export const MISFIT_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a second React',
    side: 'client',
    atLoad: 'const own = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} }',
    refusedFor: /own copy of react/,
  },
  {
    name: 'a second session',
    server: (text) => `${text}\n// CONCATENATED MODULE: ../shared-contracts/src/session/session-storage.ts\n`,
    refusedFor: /own copy of shared-contracts\/session/,
  },
  {
    name: 'a second store',
    server: (text) =>
      `${text}\n// CONCATENATED MODULE: ../node_modules/.pnpm/jotai@2.12.0/node_modules/jotai/\n`,
    refusedFor: /own copy of jotai/,
  },
  {
    name: 'a component that the shell lacks',
    ...onServer('const look = require("shared-contracts/look"); const tomorrow = () => look.Carousel3D;'),
    refusedFor: /imports Carousel3D from shared-contracts\/look/,
  },
  {
    name: 'the end of the session',
    ...onServer('const all = require("shared-contracts/events"); (0, all.emit)("session-ended", {});'),
    refusedFor: /sends the event session-ended/,
  },
  {
    name: 'a session of its own',
    ...onServer('const own = require("shared-contracts/session"); const keep = () => own.storeSession({});'),
    refusedFor: /uses storeSession .* for the shell and account/,
  },
  {
    name: 'an event without a contract',
    ...onServer('const more = require("shared-contracts/events"); (0, more.emit)("cart-exploded", {});'),
    refusedFor: /the contract does not have/,
  },
  {
    name: 'memory that other code has used',
    ...onServer('const used = Buffer.allocUnsafe(1_000).toString();'),
    refusedFor: /memory that other code has used/,
  },
  {
    name: 'data without other remotes',
    ...onServer('const useQueryClient = () => ({ clear() {} }); useQueryClient().clear();'),
    refusedFor: /changes the data of all remotes/,
  },
  {
    name: 'a request to another company',
    side: 'client',
    atLoad: 'const send = () => fetch("https://tracker.example/collect")',
    refusedFor: /foreign address tracker\.example/,
  },
  {
    name: 'a call that nobody has compared',
    side: 'client',
    atLoad: 'const own = { name: "getReviews", method: "GET", path: "/api/product/reviews" }',
    refusedFor: /calls GET \/api\/product\/reviews, which no file/,
  },
  {
    name: 'a call at an address of its own, made from another call',
    side: 'client',
    atLoad: 'const other = {}; const own = { ...other, name: "getVotes", path: "/api/product/votes" }',
    refusedFor: /calls \/api\/product\/votes, which no file/,
  },
  {
    name: 'a call by another method, made from another call',
    side: 'client',
    atLoad: 'const read = {}; const vote = { ...read, name: "addVote", method: "POST" }',
    refusedFor: /calls addVote by POST, which no file/,
  },
  {
    name: 'an address of the API in a text',
    side: 'client',
    atLoad: 'const addressOf = (id) => "/api/review/" + id',
    refusedFor: /calls \/api\/review\/, which no file/,
  },
  {
    name: 'claims of an older build',
    ...onServer('const more = require("shared-contracts/remotes"); const used = () => more.useToast;'),
    keepsClaims: true,
    isAlone: true,
    refusedFor: /does not say what its server build uses/,
  },
  {
    name: 'another remote’s id',
    ...claiming({ id: 'cart-checkout' }),
    isAlone: true,
    refusedFor: /says that it is cart-checkout/,
  },
  {
    name: 'another name of the container',
    ...claiming({ name: 'mfe_other' }),
    refusedFor: /must be named.*is not the container mfe_other/s,
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
    ...claiming({ modules: {} }),
    isAlone: true,
    refusedFor: /offers no page and no fragment/,
  },
  {
    name: 'modules that are text',
    exported: '"a page"',
    isAlone: true,
    refusedFor: /is no page.*is no component/s,
  },
  {
    name: 'a page without a head',
    exported: 'typeof exported === "function" ? exported : { Page: exported.Page }',
    isAlone: true,
    refusedFor: /is no page/,
  },
  {
    name: 'a module that is not released',
    server: (text) =>
      text.replace(
        /^const modules = (\{[^}]*\});$/m,
        'const modules = { extra: () => null, list: $1.list };',
      ),
    isAlone: true,
    refusedFor: /lists stars, which its server build lacks.*has extra, which release\.json does not list/s,
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
    refusedFor: /server\/remote\.cjs is missing, so the remote/,
  },
  {
    name: 'an entry that is no script',
    ...claiming({ entry: 'entry.txt' }),
    isAlone: true,
    refusedFor: /its entry is no script/,
  },
  {
    name: 'an entry that exposes nothing',
    entry: (text) => text.replaceAll('"./', '"./not-'),
    refusedFor: /does not expose/,
  },
  {
    name: 'a large entry',
    entry: (text) => `${text};"${noise(12_000)}"`,
    refusedFor: /its entry has \d+ KB/,
  },
  {
    name: 'a large page',
    side: 'client',
    atLoad: `const data = ${JSON.stringify(noise(90_000))}`,
    refusedFor: /the page list loads \d+ KB, and may load/,
  },
  { name: 'a large file', ...listed('film.webm', noise(500_000)), refusedFor: /film\.webm has \d+ KB/ },
  {
    name: 'a style sheet',
    ...listed('static/css/page.css', 'header { display: none }'),
    refusedFor: /styles what is not its own \(header\)/,
  },
  { name: 'a document', ...listed('login.html', '<form>'), refusedFor: /is a document/ },
  {
    name: 'an entry that was changed after the build',
    release: ({ files, entry }) => {
      files[entry] = `sha384-${'A'.repeat(64)}`;
    },
    refusedFor: /client\/remoteEntry\.js is not the file that was built/,
  },
  {
    name: 'a fragment that it no longer has',
    release: ({ modules }) => {
      delete modules.stars;
    },
    refusedFor: /does not offer/,
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
