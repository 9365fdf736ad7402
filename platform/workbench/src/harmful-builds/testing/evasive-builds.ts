import type { HarmfulBuild } from './forbidden-builds.ts';

const STOLEN = 'nothing; somebody else would have the session';
const LOGGED_OUT = 'every shopper logged out';
const SERVER = 'nothing; the server would be somebody else’s';

interface Evasion {
  name: string;
  shoppersSee: string;
  code: string;
  refusedFor: RegExp;
}

const inBrowsers = ({ code, ...evasion }: Evasion): HarmfulBuild => ({
  ...evasion,
  side: 'client',
  inRender: code,
});
const onServer = ({ code, ...evasion }: Evasion): HarmfulBuild => ({
  ...evasion,
  side: 'server',
  atLoad: code,
});

/** Builds that hide how they reach what is not theirs. */
export const EVASIVE_BUILDS: readonly HarmfulBuild[] = [
  ...[
    {
      name: 'the storage by reflection',
      shoppersSee: LOGGED_OUT,
      code: 'Reflect.get(window, ["local", "Storage"].join("")).clear()',
      refusedFor: /of the window by a name that it computes/,
    },
    {
      name: 'the storage by its descriptor',
      shoppersSee: LOGGED_OUT,
      code: 'Object.getOwnPropertyDescriptor(window, "localStorage").get.call(window).clear()',
      refusedFor: /uses localStorage/,
    },
    {
      name: 'a copy of the window',
      shoppersSee: STOLEN,
      code: 'const all = { ...window }; all.sessionStorage.clear()',
      refusedFor: /copies the window/,
    },
    {
      name: 'the storage by a computed pattern',
      shoppersSee: STOLEN,
      code: 'const name = ["session", "Storage"].join(""); const { [name]: kept } = window; kept.clear()',
      refusedFor: /of the window by a name that it computes/,
    },
    {
      name: 'the storage of an empty frame',
      shoppersSee: STOLEN,
      code: 'const frame = document.createElement("iframe"); frame.src = "/"; render().append(frame)',
      refusedFor: /with a window of its own \(iframe\)/,
    },
    {
      name: 'the token from the shared packages',
      shoppersSee: STOLEN,
      code: 'const [host] = window.__FEDERATION__.__INSTANCES__; host.shareScopeMap.default["shared-contracts/session"]',
      refusedFor: /reaches past the contract/,
    },
    {
      name: 'chunks of another remote',
      shoppersSee: 'a login dialog that sends the code elsewhere',
      code: '(self.chunk_mfe_account = self.chunk_mfe_account || []).push([["login-dialog"], {}])',
      refusedFor: /reaches into the remote account/,
    },
    {
      name: 'the passwords of the browser',
      shoppersSee: 'a question of the browser',
      code: 'navigator.credentials.get({ password: true })',
      refusedFor: /stored passwords/,
    },
    {
      name: 'a connection between browsers',
      shoppersSee: STOLEN,
      code: 'new RTCPeerConnection({ iceServers: [] }).createDataChannel("x")',
      refusedFor: /which no policy limits/,
    },
    {
      name: 'a web socket by reflection',
      shoppersSee: STOLEN,
      code: 'Reflect.construct(WebSocket, ["/live"])',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a web socket by a subclass',
      shoppersSee: STOLEN,
      code: 'new (class extends WebSocket {})("/live")',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a beacon of another name',
      shoppersSee: STOLEN,
      code: 'const { sendBeacon: send } = navigator; send.call(navigator, "/collect", "x")',
      refusedFor: /sends data past/,
    },
    {
      name: 'the constructor of functions from a pattern',
      shoppersSee: 'nothing, and a report of the policy',
      code: 'const { constructor: make } = () => {}; make("return 1")()',
      refusedFor: /runs text as code/,
    },
    {
      name: 'eval in a list',
      shoppersSee: 'nothing, and a report of the policy',
      code: '[eval][0]("1 + 1")',
      refusedFor: /runs text as code/,
    },
    {
      name: 'a script of a computed name',
      shoppersSee: 'nothing, and a report of the policy',
      code: 'document.createElement(["scr", "ipt"].join(""))',
      refusedFor: /creates an element by a name that it computes/,
    },
    {
      name: 'a policy that lets text through',
      shoppersSee: 'nothing; texts of others could run as code',
      code: 'const { trustedTypes: types } = window; types.createPolicy("mine", { createHTML: (text) => text })',
      refusedFor: /by which text becomes HTML/,
    },
    {
      name: 'another fetch by its bare name',
      shoppersSee: 'errors in place of products',
      code: 'fetch = () => Promise.reject(new Error("no"))',
      refusedFor: /changes fetch/,
    },
    {
      name: 'another clock by a pattern',
      shoppersSee: 'offers that have ended',
      code: '[Date.now] = [() => 0]',
      refusedFor: /changes Date\.now/,
    },
    {
      name: 'another map by the prototype of a list',
      shoppersSee: 'the whole shop blank, its header too',
      code: 'const list = []; const base = Object.getPrototypeOf(list); base.map = () => []',
      refusedFor: /changes Object\.prototype\.map/,
    },
    {
      name: 'a built-in object in a function',
      shoppersSee: 'the whole shop blank, its header too',
      code: 'const patch = (target) => { target.map = () => []; }; patch(Array.prototype)',
      refusedFor: /changes Array\.prototype\.map/,
    },
    {
      name: 'a getter on the window',
      shoppersSee: 'errors in place of products',
      code: 'window.__defineGetter__("fetch", () => undefined)',
      refusedFor: /changes window/,
    },
    {
      name: 'a definition by another function',
      shoppersSee: 'the whole shop blank, its header too',
      code: 'Reflect.apply(Object.defineProperty, Object, [Array.prototype, "map", { value: 1 }])',
      refusedFor: /changes Array\.prototype/,
    },
    {
      name: 'the document from a function',
      shoppersSee: 'the whole shop blank, its header too',
      code: 'const page = () => document; page().body.replaceChildren()',
      refusedFor: /changes document\.body/,
    },
    {
      name: 'the document in an object',
      shoppersSee: 'the whole shop blank, its header too',
      code: 'const own = { get page() { return document; } }; own.page.body.replaceChildren()',
      refusedFor: /changes document\.body/,
    },
    {
      name: 'the storage in a variable that is set later',
      shoppersSee: LOGGED_OUT,
      code: 'let store = null; store = window ?? {}; store = store.localStorage; store.clear()',
      refusedFor: /uses localStorage/,
    },
  ].map(inBrowsers),
  ...[
    {
      name: 'the whole environment of the server',
      shoppersSee: 'a secret in a heading',
      code: 'const all = JSON.stringify({ ...process.env })',
      refusedFor: /must not reach the server/,
    },
    {
      name: 'require under another name',
      shoppersSee: SERVER,
      code: 'const load = require; load("fs")',
      refusedFor: /passes require on/,
    },
    {
      name: 'the module that Node loads',
      shoppersSee: SERVER,
      code: 'const parent = module.constructor; parent._load("fs")',
      refusedFor: /uses Node’s module object/,
    },
    {
      name: 'memory of other pages',
      shoppersSee: 'parts of other pages in a heading',
      code: 'const used = Buffer.allocUnsafe(1_000).toString()',
      refusedFor: /memory that other code has used/,
    },
  ].map(onServer),
];
