import type { HarmfulBuild } from './forbidden-builds.ts';

/** Builds that take what belongs to all remotes, or disturb them. */
export const TAKEOVER_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'the storage by another name',
    side: 'client',
    inRender: 'const { localStorage: kept } = window; kept.clear()',
    refusedFor: /uses localStorage/,
  },
  {
    name: 'the storage of a frame',
    side: 'client',
    inRender: 'const frame = { contentWindow: window }; frame.contentWindow.localStorage.clear()',
    refusedFor: /uses localStorage/,
  },
  {
    name: 'the window of an element',
    side: 'client',
    inRender: 'document.createElement("p").ownerDocument.defaultView.sessionStorage.clear()',
    refusedFor: /uses sessionStorage/,
  },
  {
    name: 'messages to other tabs',
    side: 'client',
    atLoad: 'const tabs = new BroadcastChannel("shop"); setInterval(() => tabs.postMessage(1), 1)',
    refusedFor: /sends messages to other tabs/,
  },
  {
    name: 'files that stay in the browser',
    side: 'client',
    inRender: 'const kept = window.caches; kept.open("mine").then((cache) => cache.add("/"))',
    refusedFor: /keeps files in the browser/,
  },
  {
    name: 'machine code',
    side: 'client',
    inRender: 'WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
    refusedFor: /runs machine code/,
  },
  {
    name: 'a question for the place',
    side: 'client',
    inRender: 'navigator.geolocation.getCurrentPosition(() => {})',
    refusedFor: /asks the shopper for a permission/,
  },
  {
    name: 'a page that hides itself later',
    side: 'client',
    inRender:
      'document.head.append(Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" }))',
    refusedFor: /adds a meta element/,
  },
  {
    name: 'a style sheet of its own',
    side: 'client',
    inRender: 'const sheet = new CSSStyleSheet(); sheet.replace("header { display: none }")',
    refusedFor: /adds a style rule outside emotion/,
  },
  {
    name: 'another font under the shop’s name',
    side: 'client',
    inRender: 'document.fonts.add(new FontFace("Newsreader", "local(Impact)"))',
    refusedFor: /adds a font/,
  },
  {
    name: 'a lock for all tabs',
    side: 'client',
    inRender: 'navigator.locks.request("shop", () => new Promise(() => {}))',
    refusedFor: /holds locks/,
  },
  {
    name: 'an element for the whole document',
    side: 'client',
    inRender: 'customElements.define("shop-card", class extends HTMLElement {})',
    refusedFor: /defines a custom element/,
  },
  {
    name: 'a pattern that takes for ever',
    side: 'client',
    inRender: '/^(a+)+$/.test(location.search)',
    refusedFor: /nested repetition/,
  },
  {
    name: 'a fault that tests do not see',
    side: 'client',
    inRender: 'if (!navigator.webdriver) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'a fault for real browsers',
    side: 'client',
    inRender: 'if (!/HeadlessChrome/.test(navigator.userAgent)) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'React’s own data',
    side: 'client',
    inRender:
      'const key = Object.keys(document.querySelector("header")).find((each) => each.startsWith("__reactFiber$"))',
    refusedFor: /React’s own data/,
  },
  {
    name: 'an empty console',
    side: 'client',
    inRender: 'setInterval(() => console.clear(), 100)',
    refusedFor: /empties the console/,
  },
  {
    name: 'data without other remotes',
    atLoad:
      'const useQueryClient = () => ({ clear() {} }); const queries = useQueryClient(); queries.clear()',
    refusedFor: /changes the data of all remotes \(clear\)/,
  },
  {
    name: 'requests of others again and again',
    atLoad: 'const useQueryClient = () => ({ refetchQueries() {} }); useQueryClient().refetchQueries()',
    refusedFor: /changes the data of all remotes \(refetchQueries\)/,
  },
  {
    name: 'answers of others in the cache',
    atLoad:
      'const useQueryClient = () => ({ getQueryCache: () => ({ getAll: () => [] }) }); const queries = useQueryClient(); queries.getQueryCache().getAll().forEach((each) => each.reset())',
    refusedFor: /changes the data of all remotes \(getQueryCache/,
  },
];
