import type { HarmfulBuild } from './forbidden-builds.ts';

interface Disturbance {
  name: string;
  code: string;
  refusedFor: RegExp;
}

const DISTURBANCES: readonly Disturbance[] = [
  {
    name: 'children of the body one by one',
    code: 'for (const each of document.body.children) each.remove()',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'links of the header in a list',
    code: 'Array.from(document.querySelectorAll("header a")).forEach((each) => each.remove())',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'what is around its own page',
    code: 'render().closest("body").replaceChildren()',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'a header that is moved away',
    code: 'document.createDocumentFragment().append(document.querySelector("header"))',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'an empty document',
    code: 'document.replaceChildren()',
    refusedFor: /changes document, which/,
  },
  {
    name: 'an observer that removes what others add',
    code: 'new MutationObserver((all) => { for (const { addedNodes } of all) for (const each of addedNodes) each.remove(); })',
    refusedFor: /removes what other parts of the page add/,
  },
  {
    name: 'another canonical address',
    code: 'document.querySelector("link[rel=canonical]").setAttribute("href", "/")',
    refusedFor: /changes document\.link/,
  },
  {
    name: 'a robots element that is changed',
    code: 'document.querySelector("meta[name=robots]").content = "noindex"',
    refusedFor: /changes document\.meta/,
  },
  {
    name: 'a style sheet of its own',
    code: 'const sheet = new CSSStyleSheet(); sheet.replace("header { display: none }")',
    refusedFor: /adds a style sheet outside emotion/,
  },
  {
    name: 'another font under the shop’s name',
    code: 'document.fonts.add(new FontFace("Newsreader", "local(Impact)"))',
    refusedFor: /adds a font/,
  },
  {
    name: 'clicks that a named function takes',
    code: 'function take(event) { event.stopImmediatePropagation(); } document.addEventListener("click", take, true)',
    refusedFor: /takes the event click/,
  },
  {
    name: 'clicks that an object takes',
    code: 'const taker = { handleEvent(event) { event.stopPropagation(); } }; window.addEventListener("pointerdown", taker, true)',
    refusedFor: /takes the event pointerdown/,
  },
  {
    name: 'dead keys',
    code: 'document.addEventListener("keydown", (event) => event.preventDefault())',
    refusedFor: /cancels the event keydown/,
  },
  {
    name: 'a trap for the focus',
    code: 'const own = render(); document.addEventListener("focusin", () => own.focus())',
    refusedFor: /takes the focus/,
  },
  {
    name: 'a question before each leave by a computed name',
    code: 'addEventListener(["before", "unload"].join(""), (event) => event.preventDefault())',
    refusedFor: /by a name that it computes/,
  },
  {
    name: 'a dialog by reflection',
    code: 'Reflect.apply(window.alert, null, ["Hello"])',
    refusedFor: /dialog of the browser/,
  },
  {
    name: 'addresses in a loop',
    code: 'setInterval(() => history.pushState({}, "", "/"), 10)',
    refusedFor: /changes the address again and again/,
  },
  {
    name: 'navigation that is cancelled',
    code: 'navigation.addEventListener("navigate", (event) => event.preventDefault())',
    refusedFor: /cancels the event navigate/,
  },
  {
    name: 'a document that is reloaded',
    code: 'setInterval(() => location.reload(), 60_000)',
    refusedFor: /reloads the document/,
  },
  {
    name: 'a transition that never ends',
    code: 'document.startViewTransition(() => new Promise(() => {}))',
    refusedFor: /view transition/,
  },
  {
    name: 'a lock for all tabs',
    code: 'navigator.locks.request("shop", () => new Promise(() => {}))',
    refusedFor: /holds locks/,
  },
  {
    name: 'messages to its own window',
    code: 'setInterval(() => window.postMessage("x", "*"), 1)',
    refusedFor: /messages to other windows again/,
  },
  {
    name: 'an element for the whole document',
    code: 'customElements.define("shop-card", class extends HTMLElement {})',
    refusedFor: /defines a custom element/,
  },
  {
    name: 'timers of others',
    code: 'for (let id = 0; id < 99_999; id += 1) clearTimeout(id)',
    refusedFor: /clears timers/,
  },
  {
    name: 'requests of others again and again',
    code: 'const queries = useQueryClient(); setInterval(() => queries.refetchQueries(), 100)',
    refusedFor: /changes the data of all remotes/,
  },
  {
    name: 'answers of others in the cache',
    code: 'const queries = useQueryClient(); queries.getQueryCache().getAll().forEach((each) => each.reset())',
    refusedFor: /changes the data of all remotes/,
  },
  {
    name: 'a pattern that takes for ever',
    code: '/^(a+)+$/.test(location.search)',
    refusedFor: /nested repetition/,
  },
  {
    name: 'a fault that tests do not see',
    code: 'if (!navigator.webdriver) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'a fault for real browsers',
    code: 'if (!/HeadlessChrome/.test(navigator.userAgent)) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'React’s own data',
    code: 'const key = Object.keys(document.querySelector("header")).find((each) => each.startsWith("__reactFiber$"))',
    refusedFor: /React’s own data/,
  },
  {
    name: 'an empty console',
    code: 'setInterval(() => console.clear(), 100)',
    refusedFor: /empties the console/,
  },
];

/** Builds that harm the rest of the page by what looks harmless in a remote. */
export const DISTURBING_BUILDS: readonly HarmfulBuild[] = DISTURBANCES.map(({ code, ...disturbance }) => ({
  ...disturbance,
  side: 'client',
  inRender: code,
}));
