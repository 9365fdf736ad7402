import type { HarmfulBuild } from './forbidden-builds.ts';

interface Evasion {
  name: string;
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
  // It does not load.
  isAlone: true,
  side: 'server',
  atLoad: code,
});

/** Builds that hide how they reach what is not theirs. */
export const EVASIVE_BUILDS: readonly HarmfulBuild[] = [
  ...[
    {
      name: 'the storage by reflection',
      code: 'Reflect.get(window, ["local", "Storage"].join("")).clear()',
      refusedFor: /of the window by a name that it computes/,
    },
    {
      name: 'the storage by its descriptor',
      code: 'Object.getOwnPropertyDescriptor(window, "localStorage").get.call(window).clear()',
      refusedFor: /uses localStorage/,
    },
    {
      name: 'a copy of the window',
      code: 'const all = { ...window }; all.sessionStorage.clear()',
      refusedFor: /copies the window/,
    },
    {
      name: 'the storage by a computed pattern',
      code: 'const name = ["session", "Storage"].join(""); const { [name]: kept } = window; kept.clear()',
      refusedFor: /of the window by a name that it computes/,
    },
    {
      name: 'the storage of an empty frame',
      code: 'const frame = document.createElement("iframe"); frame.src = "/"; render().append(frame)',
      refusedFor: /with a window of its own \(iframe\)/,
    },
    {
      name: 'the token from the shared packages',
      code: 'const [host] = window.__FEDERATION__.__INSTANCES__; host.shareScopeMap.default["shared-contracts/session"]',
      refusedFor: /reaches past the contract/,
    },
    {
      name: 'chunks of another remote',
      code: '(self.chunk_mfe_account = self.chunk_mfe_account || []).push([["login-dialog"], {}])',
      refusedFor: /reaches into the remote account/,
    },
    {
      name: 'the passwords of the browser',
      code: 'navigator.credentials.get({ password: true })',
      refusedFor: /stored passwords/,
    },
    {
      name: 'a connection between browsers',
      code: 'new RTCPeerConnection({ iceServers: [] }).createDataChannel("x")',
      refusedFor: /which no policy limits/,
    },
    {
      name: 'a web socket by reflection',
      code: 'Reflect.construct(WebSocket, ["/live"])',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a web socket by a subclass',
      code: 'new (class extends WebSocket {})("/live")',
      refusedFor: /opens a connection past/,
    },
    {
      name: 'a beacon of another name',
      code: 'const { sendBeacon: send } = navigator; send.call(navigator, "/collect", "x")',
      refusedFor: /sends data past/,
    },
    {
      name: 'a script of a computed name',
      code: 'document.createElement(["scr", "ipt"].join(""))',
      refusedFor: /creates an element by a name that it computes/,
    },
    {
      name: 'another fetch by its bare name',
      code: 'fetch = () => Promise.reject(new Error("no"))',
      refusedFor: /changes fetch/,
    },
    {
      name: 'another clock by a pattern',
      code: '[Date.now] = [() => 0]',
      refusedFor: /changes Date\.now/,
    },
    {
      name: 'another map by the prototype of a list',
      code: 'const list = []; const base = Object.getPrototypeOf(list); base.map = () => []',
      refusedFor: /changes Object\.prototype\.map/,
    },
    {
      name: 'a built-in object in a function',
      code: 'const patch = (target) => { target.map = () => []; }; patch(Array.prototype)',
      refusedFor: /changes Array\.prototype\.map/,
    },
    {
      name: 'a getter on the window',
      code: 'window.__defineGetter__("fetch", () => undefined)',
      refusedFor: /changes window/,
    },
    {
      name: 'a definition by another function',
      code: 'Reflect.apply(Object.defineProperty, Object, [Array.prototype, "map", { value: 1 }])',
      refusedFor: /changes Array\.prototype/,
    },
    {
      name: 'the document from a function',
      code: 'const page = () => document; page().body.replaceChildren()',
      refusedFor: /changes document\.body/,
    },
    {
      name: 'the document in an object',
      code: 'const own = { get page() { return document; } }; own.page.body.replaceChildren()',
      refusedFor: /changes document\.body/,
    },
    {
      name: 'the storage in a variable that is set later',
      code: 'let store = null; store = window ?? {}; store = store.localStorage; store.clear()',
      refusedFor: /uses localStorage/,
    },
  ].map(inBrowsers),
  ...[
    {
      name: 'the whole environment of the server',
      code: 'const all = JSON.stringify({ ...process.env })',
      refusedFor: /cannot be loaded: Error: It copies process\.env/,
    },
    {
      name: 'require under another name',
      code: 'const load = require; load("fs")',
      refusedFor: /cannot be loaded: Error: It needs/,
    },
    {
      name: 'the module that Node loads',
      code: 'const parent = module.constructor; parent._load("fs")',
      refusedFor: /cannot be loaded: TypeError/,
    },
    {
      name: 'memory of other pages',
      code: 'const used = Buffer.allocUnsafe(1_000).toString()',
      refusedFor: /memory that other code has used/,
    },
  ].map(onServer),
];
