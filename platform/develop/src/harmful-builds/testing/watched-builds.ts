import type { HarmfulBuild } from './patched-build.ts';
import { styledBuild } from './styled-build.ts';

interface Watched {
  name: string;
  /** Runs when a module is loaded in a browser. */
  code: string;
  refusedFor: RegExp;
}

const REACHING: readonly Watched[] = [
  {
    name: 'the storage by a computed name',
    code: 'window[["local", "Storage"].join("")].getItem("token")',
    refusedFor: /not its own: .*\blocalStorage/,
  },
  {
    name: 'the storage by a computed pattern',
    code: 'const name = ["session", "Storage"].join(""); const { [name]: kept } = window; kept.clear()',
    refusedFor: /not its own: .*\bsessionStorage/,
  },
  {
    name: 'the storage by reflection',
    code: 'Reflect.get(window, ["indexed", "DB"].join(""))',
    refusedFor: /not its own: .*\bindexedDB/,
  },
  {
    name: 'the storage by its descriptor',
    code: 'Object.getOwnPropertyDescriptor(window, ["cookie", "Store"].join("")).get.call(window)',
    refusedFor: /not its own: .*\bcookieStore/,
  },
  {
    name: 'the document as an argument',
    code: '((page, name) => page[name] ?? page.cookie)(document, "none")',
    refusedFor: /not its own: .*\bdocument\.cookie/,
  },
  {
    name: 'a web socket by a computed name',
    code: 'new window[["Web", "Socket"].join("")]("/live")',
    refusedFor: /not its own: .*\bWebSocket/,
  },
  {
    name: 'a script of a computed name',
    code: 'document.createElement(["scr", "ipt"].join(""))',
    refusedFor: /not its own: .*\ba script element/,
  },
  {
    name: 'another title',
    code: 'const page = document; page.title = "Sale"',
    refusedFor: /not its own: .*\bdocument\.title/,
  },
  {
    name: 'a hidden body',
    code: 'const page = () => document; page().body.setAttribute("aria-hidden", "true")',
    refusedFor: /not its own: .*\bbody\.setAttribute/,
  },
  {
    name: 'another canonical address',
    code: 'document.querySelector("link[rel=canonical]").href = "/"',
    refusedFor: /not its own: .*\bhead\.href/,
  },
  {
    name: 'a robots element that is changed',
    code: 'document.querySelector("meta[name]").content = "noindex"',
    refusedFor: /not its own: .*\bhead\.content/,
  },
  {
    name: 'an inert header',
    code: 'document.getElementsByTagName("header")[0].inert = false',
    refusedFor: /not its own: .*\bheader\.inert/,
  },
  {
    name: 'errors that nobody learns of',
    code: 'window.addEventListener("error", (event) => event.preventDefault(), true)',
    refusedFor: /not its own: .*\bthe event error/,
  },
  {
    name: 'a question before each leave',
    code: 'addEventListener(["before", "unload"].join(""), () => {})',
    refusedFor: /not its own: .*\bthe event beforeunload/,
  },
  {
    name: 'timers of others',
    code: 'for (let timer = setTimeout(() => {}); timer > 0; timer -= 1) clearTimeout(timer)',
    refusedFor: /not its own: .*\ba timer of another script/,
  },
];

const CHANGING: readonly Watched[] = [
  {
    name: 'another fetch for the whole page',
    code: 'const { fetch: before } = window; fetch = (...all) => before(...all)',
    refusedFor: /it .*changes window\.fetch/,
  },
  {
    name: 'a getter on the window',
    code: 'const { atob: before } = window; window.__defineGetter__("atob", () => before)',
    refusedFor: /it .*changes window\.atob/,
  },
  {
    name: 'another map for all arrays',
    code: 'const { map } = []; [].constructor.prototype.map = function (...all) { return map.apply(this, all); }',
    refusedFor: /it .*changes Array\.prototype\.map/,
  },
  {
    name: 'another filter by the prototype of a list',
    code: 'const base = Object.getPrototypeOf([]); const { filter } = base; const patch = (target) => { target.filter = function (...all) { return filter.apply(this, all); }; }; patch(base)',
    refusedFor: /it .*changes Array\.prototype\.filter/,
  },
  {
    name: 'a definition by another function',
    code: 'Reflect.apply(Object.defineProperty, Object, [Array.prototype, "last", { value: 1 }])',
    refusedFor: /it .*changes Array\.prototype\.last/,
  },
  {
    name: 'a property of all objects',
    code: 'Object.defineProperty(({}).__proto__, "sale", { value: 1 })',
    refusedFor: /it .*changes Object\.prototype\.sale/,
  },
  {
    name: 'other addresses for all',
    code: 'const { toJSON } = URL.prototype; Object.assign(URL.prototype, { toJSON() { return toJSON.call(this); } })',
    refusedFor: /it .*changes URL\.prototype\.toJSON/,
  },
  {
    name: 'another clock by a pattern',
    code: 'const { now } = Date; [Date.now] = [() => now()]',
    refusedFor: /it .*changes Date\.now/,
  },
  {
    name: 'a silent console',
    code: 'console.error = () => {}',
    refusedFor: /it .*changes console\.error/,
  },
  {
    name: 'another navigation',
    code: 'const { pushState } = history; history.pushState = (...all) => pushState.apply(history, all)',
    refusedFor: /it .*changes history\.pushState/,
  },
  {
    name: 'clicks that a named function takes',
    code: 'function take(event) { event.stopImmediatePropagation(); } document.addEventListener("click", take, true)',
    refusedFor: /it .*takes the event click/,
  },
  {
    name: 'clicks that an object takes',
    code: 'const taker = { handleEvent(event) { event.stopPropagation(); } }; window.addEventListener("pointerdown", taker, true)',
    refusedFor: /it .*takes the event pointerdown/,
  },
  {
    name: 'dead keys',
    code: 'document.addEventListener("keydown", (event) => event.preventDefault())',
    refusedFor: /it .*takes the event keydown/,
  },
  {
    name: 'a page that cannot be scrolled',
    code: 'window.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false })',
    refusedFor: /it .*takes the event touchmove/,
  },
];

const STYLING: readonly HarmfulBuild[] = [
  {
    name: 'a header about its own page',
    ...styledBuild('emotion.jsx("p", { css: emotion.css`body:has(&) header a { opacity: 0.9 }` })'),
    refusedFor: /styles what is not its own \(body:has\(\S+\) header a\)/,
  },
  {
    name: 'a rule behind that of its own element',
    ...styledBuild('emotion.jsx("p", { css: emotion.css`color: red } footer { opacity: 0.9` })'),
    refusedFor: /styles what is not its own \(footer\)/,
  },
  {
    name: 'all elements but its own',
    ...styledBuild('emotion.jsx("p", { css: { "*:not(&)": { letterSpacing: 0 } } })'),
    refusedFor: /styles what is not its own \(:not\(\S+\)\)/,
  },
  {
    name: 'another font by a style text',
    ...styledBuild(
      'emotion.jsx("p", { css: emotion.css`@font-face { font-family: Newsreader; src: local(Impact) }` })',
    ),
    refusedFor: /styles what is not its own \(@font-face\)/,
  },
  {
    name: 'other colours for the whole page',
    ...styledBuild('emotion.jsx(emotion.Global, { styles: emotion.css`:root { --ink: #222 }` })'),
    refusedFor: /styles what is not its own \(:root\)/,
  },
  {
    name: 'styles of the whole page that are computed',
    ...styledBuild(
      'emotion.jsx(emotion.Global, { styles: [{ [["hea", "der"].join("")]: { opacity: 0.9 } }] })',
    ),
    refusedFor: /styles what is not its own \(header\)/,
  },
];

/** Builds that a trial watches while they run: what they reach for, and what they change for all parts of the page. */
export const WATCHED_BUILDS: readonly HarmfulBuild[] = [
  ...[...REACHING, ...CHANGING].map(
    ({ code, ...build }): HarmfulBuild => ({ ...build, side: 'client', atLoad: code }),
  ),
  ...STYLING,
];
