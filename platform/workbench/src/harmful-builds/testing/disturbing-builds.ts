import type { HarmfulBuild } from './forbidden-builds.ts';

const NO_HEADER = 'no navigation';
const HANGS = 'a tab that hangs';
const SEARCH = 'nothing; the shop would vanish from searches';

interface Disturbance {
  name: string;
  shoppersSee: string;
  code: string;
  refusedFor: RegExp;
}

const DISTURBANCES: readonly Disturbance[] = [
  {
    name: 'children of the body one by one',
    shoppersSee: 'the whole shop blank, its header too',
    code: 'for (const each of document.body.children) each.remove()',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'links of the header in a list',
    shoppersSee: NO_HEADER,
    code: 'Array.from(document.querySelectorAll("header a")).forEach((each) => each.remove())',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'what is around its own page',
    shoppersSee: NO_HEADER,
    code: 'render().closest("body").replaceChildren()',
    refusedFor: /changes document\.body/,
  },
  {
    name: 'a header that is moved away',
    shoppersSee: NO_HEADER,
    code: 'document.createDocumentFragment().append(document.querySelector("header"))',
    refusedFor: /changes document\.header/,
  },
  {
    name: 'an empty document',
    shoppersSee: 'the whole shop blank, its header too',
    code: 'document.replaceChildren()',
    refusedFor: /changes document, which/,
  },
  {
    name: 'an observer that removes what others add',
    shoppersSee: 'dialogs that never open',
    code: 'new MutationObserver((all) => { for (const { addedNodes } of all) for (const each of addedNodes) each.remove(); })',
    refusedFor: /removes what other parts of the page add/,
  },
  {
    name: 'another canonical address',
    shoppersSee: SEARCH,
    code: 'document.querySelector("link[rel=canonical]").setAttribute("href", "/")',
    refusedFor: /changes document\.link/,
  },
  {
    name: 'a robots element that is changed',
    shoppersSee: SEARCH,
    code: 'document.querySelector("meta[name=robots]").content = "noindex"',
    refusedFor: /changes document\.meta/,
  },
  {
    name: 'a style sheet of its own',
    shoppersSee: NO_HEADER,
    code: 'const sheet = new CSSStyleSheet(); sheet.replace("header { display: none }")',
    refusedFor: /adds a style sheet outside emotion/,
  },
  {
    name: 'another font under the shop’s name',
    shoppersSee: 'another font in the whole shop',
    code: 'document.fonts.add(new FontFace("Newsreader", "local(Impact)"))',
    refusedFor: /adds a font/,
  },
  {
    name: 'clicks that a named function takes',
    shoppersSee: 'links that do nothing',
    code: 'function take(event) { event.stopImmediatePropagation(); } document.addEventListener("click", take, true)',
    refusedFor: /takes the event click/,
  },
  {
    name: 'clicks that an object takes',
    shoppersSee: 'links that do nothing',
    code: 'const taker = { handleEvent(event) { event.stopPropagation(); } }; window.addEventListener("pointerdown", taker, true)',
    refusedFor: /takes the event pointerdown/,
  },
  {
    name: 'dead keys',
    shoppersSee: 'fields in which nobody can type',
    code: 'document.addEventListener("keydown", (event) => event.preventDefault())',
    refusedFor: /cancels the event keydown/,
  },
  {
    name: 'a trap for the focus',
    shoppersSee: 'a keyboard that leads nowhere',
    code: 'const own = render(); document.addEventListener("focusin", () => own.focus())',
    refusedFor: /takes the focus/,
  },
  {
    name: 'a question before each leave by a computed name',
    shoppersSee: 'a dialog of the browser at each leave',
    code: 'addEventListener(["before", "unload"].join(""), (event) => event.preventDefault())',
    refusedFor: /by a name that it computes/,
  },
  {
    name: 'a dialog by reflection',
    shoppersSee: 'a dialog before the page',
    code: 'Reflect.apply(window.alert, null, ["Hello"])',
    refusedFor: /dialog of the browser/,
  },
  {
    name: 'addresses in a loop',
    shoppersSee: 'a Back button that leads nowhere',
    code: 'setInterval(() => history.pushState({}, "", "/"), 10)',
    refusedFor: /changes the address again and again/,
  },
  {
    name: 'navigation that is cancelled',
    shoppersSee: 'links that do nothing',
    code: 'navigation.addEventListener("navigate", (event) => event.preventDefault())',
    refusedFor: /cancels the event navigate/,
  },
  {
    name: 'a document that is reloaded',
    shoppersSee: 'a form that is empty again and again',
    code: 'setInterval(() => location.reload(), 60_000)',
    refusedFor: /reloads the document/,
  },
  {
    name: 'a transition that never ends',
    shoppersSee: 'a page that does not respond',
    code: 'document.startViewTransition(() => new Promise(() => {}))',
    refusedFor: /view transition/,
  },
  {
    name: 'a lock for all tabs',
    shoppersSee: 'tabs that wait',
    code: 'navigator.locks.request("shop", () => new Promise(() => {}))',
    refusedFor: /holds locks/,
  },
  {
    name: 'messages to its own window',
    shoppersSee: 'a slow page',
    code: 'setInterval(() => window.postMessage("x", "*"), 1)',
    refusedFor: /messages to other windows again/,
  },
  {
    name: 'an element for the whole document',
    shoppersSee: 'nothing, until the next release throws',
    code: 'customElements.define("shop-card", class extends HTMLElement {})',
    refusedFor: /defines a custom element/,
  },
  {
    name: 'timers of others',
    shoppersSee: 'a search that never starts',
    code: 'for (let id = 0; id < 99_999; id += 1) clearTimeout(id)',
    refusedFor: /clears timers/,
  },
  {
    name: 'requests of others again and again',
    shoppersSee: 'a phone that is hot and slow',
    code: 'const queries = useQueryClient(); setInterval(() => queries.refetchQueries(), 100)',
    refusedFor: /changes the data of all remotes/,
  },
  {
    name: 'answers of others in the cache',
    shoppersSee: 'skeletons in place of the others',
    code: 'const queries = useQueryClient(); queries.getQueryCache().getAll().forEach((each) => each.reset())',
    refusedFor: /changes the data of all remotes/,
  },
  {
    name: 'a pattern that takes for ever',
    shoppersSee: HANGS,
    code: '/^(a+)+$/.test(location.search)',
    refusedFor: /nested repetition/,
  },
  {
    name: 'a loop that only leaves an inner one',
    shoppersSee: HANGS,
    code: 'while (true) { for (const each of [1]) break; }',
    refusedFor: /loop without an end/,
  },
  {
    name: 'a loop up to infinity',
    shoppersSee: HANGS,
    code: 'for (let turn = 0; turn < Infinity; turn += 1) Math.sqrt(turn)',
    refusedFor: /loop without an end/,
  },
  {
    name: 'a fault that tests do not see',
    shoppersSee: 'no products',
    code: 'if (!navigator.webdriver) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'a fault for real browsers',
    shoppersSee: 'no products',
    code: 'if (!/HeadlessChrome/.test(navigator.userAgent)) return null',
    refusedFor: /whether a test visits the page/,
  },
  {
    name: 'React’s own data',
    shoppersSee: 'a header without links',
    code: 'const key = Object.keys(document.querySelector("header")).find((each) => each.startsWith("__reactFiber$"))',
    refusedFor: /React’s own data/,
  },
  {
    name: 'an empty console',
    shoppersSee: 'nothing; no error would be found',
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
