import { POLICY } from '../../policy.ts';
import type { CodeRule } from './forbidden-code.ts';
import { isInRelease, looksForDebugSetting } from './own-runtime.ts';

/** A repeated group that only repeats one thing, such as `(a+)+`: the time doubles with each character. */
const NESTED_REPETITION = /\((?:\?:)?(?:\\.|[^\\()[\]|]|\[[^[]{1,100}\])[+*]\)[+*]/;

const ASK_THE_SHELL = 'Ask the owner of the shell, who can add it to the contract.';

/** What a script of a remote must not do in a browser, by the id of the rule. */
export const CODE_RULES: Readonly<Record<string, CodeRule>> = {
  storage: {
    reason: 'uses storage, which belongs to shared-contracts/session ({})',
    wayOut: 'Keep a value by useStored of shared-contracts/stored.',
    find: { name: /^(?:localStorage|sessionStorage|indexedDB|cookieStore)$/ },
    mayBe: (_, { isRuntime }, ancestors) => isRuntime === true && looksForDebugSetting(ancestors),
    examples: [
      'localStorage.getItem("token")',
      'window["sessionStorage"].clear()',
      'const { localStorage: kept } = window; kept.clear()',
    ],
  },
  cookies: {
    reason: 'reads or writes cookies',
    wayOut: 'Keep a value by useStored of shared-contracts/stored.',
    find: { path: /^document\.cookie$/ },
    examples: ['void window.document.cookie'],
  },
  'files-kept': {
    reason: 'keeps files in the browser, which would stay after the release',
    wayOut: 'Let the browser cache what it loads: files of a release have addresses that never change.',
    find: { path: /^caches$|^navigator\.storage$/ },
    examples: ['const kept = window.caches; kept.open("mine").then((cache) => cache.add("/"))'],
  },
  'service-worker': {
    reason: 'registers a service worker, which would stay after the release',
    wayOut: ASK_THE_SHELL,
    find: { name: /^serviceWorker$/ },
    examples: ['navigator.serviceWorker.register("/sw.js")'],
  },
  connections: {
    reason: 'opens a connection past the HTTP client of the shop',
    wayOut: 'Call an endpoint by shared-contracts/http.',
    find: {
      name: /^(?:WebSocket(?:Stream)?|WebTransport|EventSource|RTCPeerConnection|XMLHttpRequest|sendBeacon)$/,
    },
    examples: [
      'new WebSocket("/live")',
      'const { sendBeacon: send } = navigator; send.call(navigator, "/", "x")',
    ],
  },
  'other-tabs': {
    reason: 'sends messages to other tabs past shared-contracts/events',
    wayOut: 'Send an event of shared-contracts/events, which the shell mirrors across tabs.',
    find: { name: /^(?:BroadcastChannel|SharedWorker)$/ },
    examples: ['const tabs = new BroadcastChannel("shop"); setInterval(() => tabs.postMessage(1), 1)'],
  },
  locks: {
    reason: 'holds locks of the browser, for which other tabs wait',
    wayOut: ASK_THE_SHELL,
    find: { path: /^navigator\.locks$/ },
    examples: ['navigator.locks.request("shop", () => new Promise(() => {}))'],
  },
  'machine-code': {
    reason: 'runs machine code, which no check reads (WebAssembly)',
    wayOut: 'Write it in TypeScript, or let the provider compute it.',
    find: { name: /^WebAssembly$/ },
    examples: ['WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))'],
  },
  workers: {
    reason: 'starts a worker',
    wayOut: 'Split the work into steps, or let the provider do it.',
    find: { path: /^Worker$/ },
    examples: ['new Worker("/worker.js")'],
  },
  imports: {
    reason: 'loads a script that is not part of the release (import)',
    wayOut: 'Import a package that the build bundles.',
    find: { imported: /(?:)/ },
    mayBe: (imported, { isRuntime, module }) =>
      isRuntime === true || (module !== undefined && isInRelease(module, imported)),
    examples: ['import("https://cdn.example/chart.js")'],
  },
  'elements-of-head': {
    reason: 'adds an element that belongs to the head of the page ({})',
    wayOut: 'Return title, description and data from `head` of a page, and style by emotion.',
    find: { element: /^(?:script|style|link|base|meta)$/i },
    mayBe: (name, { id, isEntry }) =>
      (name === 'script' && (isEntry || id === POLICY.payment.owner)) || (name === 'link' && isEntry),
    examples: [
      'document.head.append(document.createElement("script"))',
      'document.createElementNS("http://www.w3.org/1999/xhtml", "style")',
    ],
  },
  frames: {
    reason: 'adds an element with a window of its own ({})',
    wayOut: 'Render it by JSX, and let the operator configure its address.',
    // In JSX such an element is allowed, for example a map's.
    find: { elementOfDocument: /^(?:iframe|frame|object|embed)$/i },
    examples: ['const frame = document.createElement("iframe"); frame.src = "/"'],
  },
  documents: {
    reason: 'empties or writes the document',
    wayOut: 'Render what is to be shown.',
    find: { path: /^document\.(?:write|writeln|open)$/ },
    examples: ['document.write("<h1>Sale</h1>")'],
  },
  fonts: {
    reason: 'adds a font, which the whole shop would have',
    wayOut: 'Use the fonts of shared-contracts/look.',
    find: { name: /^FontFace$/ },
    examples: ['document.fonts.add(new FontFace("Newsreader", "local(Impact)"))'],
  },
  'style-rules': {
    reason: 'adds a style rule outside emotion',
    wayOut: 'Use emotion or a CSS module.',
    find: { name: /^(?:CSSStyleSheet|adoptedStyleSheets|insertRule|replaceSync)$/ },
    examples: ['document.styleSheets[0].insertRule("header { display: none }")'],
  },
  'custom-elements': {
    reason: 'defines a custom element, whose name the next release cannot define again',
    wayOut: 'Write a component of React.',
    find: { path: /^customElements\.define$/ },
    examples: ['customElements.define("shop-card", class extends HTMLElement {})'],
  },
  permissions: {
    reason: 'asks the shopper for a permission of the browser',
    wayOut: ASK_THE_SHELL,
    find: {
      name: /^(?:getUserMedia|mediaDevices|requestMIDIAccess|requestStorageAccess)$/,
      path: /^navigator\.(?:geolocation|bluetooth|usb|hid|serial|clipboard\.read(?:Text)?)$|^Notification\.requestPermission$/,
    },
    examples: [
      'navigator.geolocation.getCurrentPosition(() => {})',
      'navigator.mediaDevices.getUserMedia({})',
    ],
  },
  passwords: {
    reason: 'asks the browser for stored passwords',
    wayOut: 'Ask for a login by requestLogin of shared-contracts/session.',
    find: { path: /^navigator\.credentials$/ },
    mayBe: (_, { id }) => id === POLICY.login.owner,
    examples: ['navigator.credentials.get({ password: true })'],
  },
  federation: {
    reason: 'reaches past the contract, into what Module Federation keeps in the window',
    wayOut: 'Import the package, which the shell shares.',
    find: { name: /^(?:__FEDERATION__|__webpack_share_scopes__|__REACT_DEVTOOLS_GLOBAL_HOOK__)$/ },
    mayBe: (_, { isEntry }) => isEntry,
    examples: ['window.__FEDERATION__.__INSTANCES__[0].shareScopeMap'],
  },
  'other-remotes': {
    reason: 'reaches into another remote ({})',
    wayOut: 'Mount its module by `<Fragment of="…">`, or send an event.',
    find: { name: /^(?:chunk_)?mfe_(\w+)$/ },
    mayBe: (remote, { id }) => remote === id,
    examples: ['(self.chunk_mfe_account = self.chunk_mfe_account || []).push([["login-dialog"], {}])'],
  },
  'react-data': {
    reason: 'reaches into React’s own data',
    wayOut: 'Use props, state and refs.',
    find: { text: /^__react(?:Fiber|Props|Events|Listeners|Container)/ },
    examples: ['Object.keys(document.body).find((each) => each.startsWith("__reactFiber$"))'],
  },
  'tests-seen': {
    reason: 'asks whether a test visits the page, to behave in another way',
    wayOut: 'Behave in tests as for shoppers.',
    find: { name: /^webdriver$/, text: /\bHeadlessChrome\b/ },
    examples: ['if (!navigator.webdriver) hide()', '/HeadlessChrome/.test(navigator.userAgent)'],
  },
  console: {
    reason: 'empties the console, in which errors are reported',
    wayOut: 'Leave it out.',
    find: { path: /^console\.clear$/ },
    examples: ['setInterval(() => console.clear(), 100)'],
  },
  debugger: {
    reason: 'stops in the debugger',
    wayOut: 'Leave it out.',
    find: { type: /^DebuggerStatement$/ },
    examples: ['debugger'],
  },
  'slow-patterns': {
    reason: 'has a pattern that takes exponential time with some texts (nested repetition)',
    wayOut: 'Repeat one thing once, such as a+ in place of (a+)+.',
    find: { pattern: NESTED_REPETITION },
    examples: ['/^(a+)+$/.test(location.search)'],
  },
};
