import type { HarmfulBuild } from './forbidden-builds.ts';

/** Builds that reach the page under other names, or take what belongs to all remotes. */
export const TAKEOVER_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'the storage by another name',
    side: 'client',
    inRender: 'const { localStorage: kept } = window; kept.clear()',
    refusedFor: /uses localStorage/,
  },
  {
    name: 'the storage by a computed name',
    side: 'client',
    inRender: 'window[["local", "Storage"].join("")].clear()',
    refusedFor: /of the window by a name that it computes/,
  },
  {
    name: 'the document by another name',
    side: 'client',
    inRender: 'const page = document; page.title = "Sale"',
    refusedFor: /changes document\.title/,
  },
  {
    name: 'the document as an argument',
    side: 'client',
    inRender: '((page, name) => page[name] ?? page.cookie)(document, "title")',
    refusedFor: /reads or writes cookies/,
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
    name: 'a body without children',
    side: 'client',
    inRender: 'document.body.replaceChildren()',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'a hidden body',
    side: 'client',
    inRender: 'document.body.setAttribute("aria-hidden", "true")',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'a header that is gone',
    side: 'client',
    inRender: 'const header = document.querySelector("header"); if (header) header.remove()',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'an inert header',
    side: 'client',
    inRender: 'document.getElementsByTagName("header")[0].inert = true',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'a property of all objects by a literal',
    side: 'client',
    atLoad: '({}).__proto__.title = "Sale"',
    refusedFor: /changes a built-in prototype/,
  },
  {
    name: 'another map by an own array',
    side: 'client',
    atLoad: '[].constructor.prototype.map = () => []',
    refusedFor: /changes a built-in prototype/,
  },
  {
    name: 'other addresses for all',
    side: 'client',
    atLoad: 'Object.assign(URL.prototype, { toString: () => "/" })',
    refusedFor: /changes URL\.prototype/,
  },
  {
    name: 'errors that nobody learns of',
    side: 'client',
    atLoad: 'window.addEventListener("error", (event) => event.preventDefault(), true)',
    refusedFor: /listens to the errors/,
  },
  {
    name: 'a question before each leave',
    side: 'client',
    atLoad: 'addEventListener("beforeunload", (event) => event.preventDefault())',
    refusedFor: /asks before the page is left/,
  },
  {
    name: 'clicks that nobody else gets',
    side: 'client',
    atLoad: 'document.addEventListener("pointerdown", (event) => event.stopImmediatePropagation(), true)',
    refusedFor: /takes the event pointerdown/,
  },
  {
    name: 'a page that cannot be scrolled',
    side: 'client',
    atLoad: 'window.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false })',
    refusedFor: /keeps the whole page from scrolling/,
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
    name: 'data without other remotes',
    side: 'client',
    inRender:
      'const { useQueryClient } = { useQueryClient: () => ({ clear() {} }) }; const queries = useQueryClient(); queries.clear()',
    refusedFor: /changes the data of all remotes/,
  },
];
