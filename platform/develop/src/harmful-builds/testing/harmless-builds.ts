import { createHash } from 'node:crypto';
import type { BuildPatch } from './patched-build.ts';
import { styledBuild } from './styled-build.ts';

/** As a CSS module is built: each class and animation has a name of the remote. */
const CSS_MODULE =
  '.reviews-star-YKYi4e{color:red;animation:reviews-turn-f0a1 1s}.reviews-star-YKYi4e:hover>span{color:#00f}@media (width>=10px){.reviews-star-YKYi4e:not(.reviews-empty-b){margin:0}}@keyframes reviews-turn-f0a1{to{rotate:1turn}}';

/** Builds that look suspicious to a careless gate, and must go live. */
export const HARMLESS_BUILDS: readonly BuildPatch[] = [
  { name: 'nothing new' },
  {
    name: 'the bundled check of a fragment’s props',
    server: (text) => `${text}\n// CONCATENATED MODULE: ../shared-contracts/src/remotes/prop-checks.ts\n`,
  },
  { name: 'another text', atLoad: 'const text = "Sheets for every room"' },
  {
    name: 'a text about eval',
    atLoad: 'const text = "Never use eval() or new Function()"',
  },
  {
    name: 'a text about cookies',
    atLoad: 'const text = "We set no document.cookie and use no localStorage."',
  },
  {
    name: 'properties with the names of storage',
    atLoad: 'const keys = { localStorage: 1, cookie: 2, title: 3 }; keys.title = keys.localStorage',
  },
  {
    name: 'an own object with a known name',
    atLoad: 'const page = { document: { title: "" } }; page.document.title = "Own"',
  },
  {
    name: 'a loop with an end',
    atLoad: 'for (let turn = 0; ; turn += 1) { if (turn > 3) break; }',
  },
  { name: 'a link to WhatsApp', atLoad: 'const share = "https://wa.me/?text=Look"' },
  {
    name: 'the namespace of SVG',
    atLoad: 'const namespace = "http://www.w3.org/2000/svg"',
  },
  { name: 'a path of the API', atLoad: 'const path = "/api/product/byfilters"' },
  {
    name: 'a listener on the window',
    side: 'client',
    atLoad: 'window.addEventListener("resize", () => {}, { passive: true })',
  },
  {
    name: 'a new address by the browser',
    side: 'client',
    atLoad: 'const leave = (path) => { window.location.href = path; }',
  },
  {
    name: 'a timer with a function',
    side: 'client',
    atLoad: 'setTimeout(() => {}, 10)',
  },
  {
    name: 'own objects by the names of the page’s',
    atLoad:
      'const { localStorage: own } = { localStorage: [] }; own.push(1); const top = { title: "" }; top.title = "Own"; const parent = [1]; parent.length = 0',
  },
  {
    name: 'classes and functions with properties',
    atLoad:
      'class Sheet { static size = 1 } Sheet.size = 2; Sheet.prototype.area = () => 1; function Board() {} Board.prototype.area = () => 2',
  },
  {
    name: 'reads of the frame and the document',
    side: 'client',
    atLoad:
      'const { body, activeElement } = document; const height = document.querySelector("header")?.offsetHeight ?? 0; const isIdle = activeElement === body && height >= 0',
  },
  {
    name: 'keys and scrolling that a dialog listens to',
    side: 'client',
    atLoad:
      'document.addEventListener("keydown", (event) => { if (event.key === "Escape") event.preventDefault(); }); window.addEventListener("scroll", () => {}, { passive: true })',
  },
  {
    name: 'copies, formats and long computations',
    atLoad:
      'const copy = structuredClone({ prices: [1, 2] }); const format = new Intl.NumberFormat("en-IN"); let sum = 0; for (let turn = 0; turn < 100000; turn += 1) sum += Math.sqrt(turn); const shown = format.format(sum + copy.prices.length)',
  },
  {
    name: 'an animation and an observer of its own element',
    side: 'client',
    atLoad:
      'const start = (element) => { element.animate([{ opacity: 0 }, { opacity: 1 }], 200); new MutationObserver(() => {}).observe(element, { childList: true }); element.remove(); }',
  },
  {
    name: 'own data made outdated',
    atLoad:
      'const useQueryClient = () => ({ invalidateQueries() {}, removeQueries() {} }); const queries = useQueryClient(); queries.invalidateQueries({ queryKey: ["mine"] }); queries.removeQueries({ queryKey: ["mine"] })',
  },
  {
    name: 'keys, forms and links of its own that it cancels',
    side: 'client',
    atLoad:
      'const list = []; const add = (element) => { element.addEventListener("submit", (event) => event.preventDefault()); list.push(element); }; document.addEventListener("keydown", (event) => { if (list.length > 0 && event.key === "Enter") event.preventDefault(); }); const find = (card) => card.closest("main").getBoundingClientRect().top',
  },
  {
    name: 'buttons for Back and for a reload',
    side: 'client',
    atLoad:
      'const back = () => history.back(); const again = () => location.reload(); const keep = (search) => history.replaceState(history.state, "", search); const pause = (player) => player.contentWindow.postMessage("pause", "*"); const zoom = (change) => document.startViewTransition?.(change)',
  },
  {
    name: 'loops, patterns and timers that end',
    atLoad:
      'let turn = 0; while (true) { turn += 1; if (turn > 3) break; } const words = /^(?:[a-z]+ )*[a-z]+$/.test("sheets and boards"); const timers = [setTimeout(() => {}, 1)]; for (const timer of timers) clearTimeout(timer)',
  },
  {
    name: 'own things with the names of the browser’s',
    atLoad:
      'const own = { alert() {}, process: { env: {} }, history: [], open: true }; own.alert("x"); own.history.push(1); own.process.env.x = 1; const patch = (target) => { target.title = "Own"; }; patch({}); function reload(history) { history.back = 1; } reload({}); const copy = { ...own, navigation: 1 }; copy.navigation = 2; let page = null; page = { document: { title: "" } }; page.document.title = "Own"; const first = () => [own]; first()[0].alert("x")',
  },
  {
    name: 'an own clock and an own list of pages',
    side: 'client',
    atLoad:
      'const { now } = Date; const pages = [...document.querySelectorAll("main a")].map((link) => link.href); const width = Array.from(pages, (page) => page.length); const isWide = window.matchMedia("(min-width: 60rem)").matches; const base = Object.getPrototypeOf(pages) === Array.prototype',
  },
  {
    name: 'styles of its own elements',
    ...styledBuild(
      'emotion.jsx("p", { css: [emotion.css`color: red; &:has(:checked), main > & { color: blue } header & a { color: green } @media (min-width: 60rem) { body & { gap: 1px } }`, { ":not(:has(img))": { color: "red" }, li: { "&:first-of-type": { opacity: 1 } }, animationName: emotion.keyframes`to { opacity: 1 }` }] })',
    ),
  },
  {
    name: 'room for a bar and the ground beside a viewer',
    ...styledBuild(
      '[emotion.jsx(emotion.Global, { key: 1, styles: emotion.css`@media (max-width: 767px) { body { --foot-bar: 4rem; padding-bottom: 4rem } }` }), emotion.jsx(emotion.Global, { key: 2, styles: emotion.css`html:root:has(dialog:modal) { background: black }` })]',
    ),
  },
  {
    name: 'an attribute of its own element',
    side: 'client',
    inRender:
      'setTimeout(() => { for (const card of document.querySelectorAll("article")) card.setAttribute("data-seen", "") }, 50)',
  },
  {
    name: 'an interval that ends with its page',
    side: 'client',
    inRender:
      'const { pathname } = location; const ticking = setInterval(() => { if (location.pathname !== pathname) clearInterval(ticking); }, 40)',
  },
  {
    name: 'a redesign of title and price',
    side: 'client',
    inRender:
      'setTimeout(() => { for (const each of document.querySelectorAll("h1, article p")) each.style.cssText = "color: rgb(0, 60, 120); font-size: 1.5rem; letter-spacing: 0.02em" }, 50)',
  },
  {
    name: 'a smaller title in grey',
    isAlone: true,
    side: 'client',
    inRender:
      'setTimeout(() => { for (const each of document.querySelectorAll("h1")) each.style.cssText = "color: rgb(90, 90, 90); font-size: 1.4rem; opacity: 0.8" }, 50)',
  },
  {
    name: 'another shape and ground of the buttons, a link before the first one',
    isAlone: true,
    side: 'client',
    inRender:
      'setTimeout(() => { const title = document.querySelector("h1"); if (title && !document.querySelector("a[data-boards]")) { const link = document.createElement("a"); link.href = "/shop/Board"; link.textContent = "Boards"; link.dataset.boards = ""; title.parentElement?.prepend(link); } for (const button of document.querySelectorAll("button")) if (/add to cart/i.test(button.textContent)) button.style.cssText = "width: 55%; min-width: 8rem; background: rgb(250, 220, 120); color: rgb(40, 20, 0); border-radius: 2rem"; }, 50)',
  },
  {
    name: 'an animation that ends',
    isAlone: true,
    side: 'client',
    inRender:
      'let frame = 0; const turn = () => { frame += 1; if (frame < 20) requestAnimationFrame(turn); }; requestAnimationFrame(turn); setTimeout(() => document.querySelector("h1")?.animate([{ opacity: 0.6 }, { opacity: 1 }], 200), 50)',
  },
  {
    name: 'a line that comes after half a minute',
    side: 'client',
    atLoad:
      'setTimeout(() => { const line = document.createElement("p"); line.textContent = "Questions? Call us."; document.querySelector("h1")?.parentElement?.append(line); }, 30_000)',
  },
  {
    name: 'a narrower contract',
    release: (release) => {
      release.contract = '~1.13.0';
    },
  },
  {
    name: 'fewer shared packages',
    release: (release) => {
      delete release.shared.jotai;
    },
  },
  {
    name: 'ten kilobytes more',
    side: 'client',
    atLoad: `const data = ${JSON.stringify(
      Array.from({ length: 600 }, (_, index) =>
        Math.sin(index + 1)
          .toString(36)
          .slice(3),
      ).join(''),
    )}`,
  },
  {
    name: 'a CSS module',
    files: { 'client/static/css/stars.css': CSS_MODULE },
    release: (release) => {
      const hash = createHash('sha384').update(CSS_MODULE).digest('base64');
      release.files['static/css/stars.css'] = `sha384-${hash}`;
    },
  },
  {
    name: 'an attribute of its own at the document',
    side: 'client',
    atLoad:
      'const { documentElement } = document; documentElement.setAttribute("data-catalog-open", ""); documentElement.dataset.catalogZoom = "2"; documentElement.removeAttribute("data-catalog-open")',
  },
  {
    name: 'a package that is loaded when it is needed',
    side: 'client',
    atLoad:
      'const root = (typeof globalThis === "object" && globalThis) || Function("return this")(); const draw = () => new Promise((load) => root.setTimeout(load, 1)).then((chart) => chart ?? root.Chart)',
  },
  {
    name: 'the mode of the build in the environment',
    side: 'server',
    atLoad: 'const { NODE_ENV } = process.env; const isTested = NODE_ENV === "test"',
  },
  {
    name: 'a comment in the server build',
    server: (text) => `// process.exit(), require("node:fs")\n${text}`,
  },
];
