import { integrityOf } from 'releases/registry/store/content-hash';
import { onServer } from './misfit-builds.ts';
import { type BuildPatch, claiming } from './patched-build.ts';
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
  {
    name: 'a listener on the window',
    side: 'client',
    atLoad: 'window.addEventListener("resize", () => {}, { passive: true })',
  },
  {
    name: 'a timer of its own that it clears',
    side: 'client',
    atLoad: 'clearTimeout(setTimeout(() => {}, 10))',
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
      'document.addEventListener("keydown", (event) => { if (event.key === "Escape" && event.target.closest("[data-own-viewer]")) event.preventDefault(); }); window.addEventListener("scroll", () => {}, { passive: true })',
  },
  {
    name: 'styles of its own elements',
    ...styledBuild(
      'emotion.jsx("p", { css: [emotion.css`color: red; &:has(:checked), main > & { color: blue } header & a { color: green } @media (min-width: 60rem) { body & { gap: 1px } }`, { ":not(:has(img))": { color: "red" }, li: { "&:first-of-type": { opacity: 1 } }, animationName: emotion.keyframes`to { opacity: 1 }` }] })',
    ),
  },
  {
    name: 'room for a bar',
    ...styledBuild(
      '[emotion.jsx(emotion.Global, { key: 1, styles: emotion.css`@media (max-width: 767px) { body { --foot-bar: 4rem; padding-bottom: 4rem } }` })]',
    ),
  },
  {
    name: 'an emitter of its own',
    ...onServer(
      'const emitter = { emit() {} }; emitter.emit("destroy"); (0, emitter.emit)("session-ended");',
    ),
  },
  {
    name: 'options of a request and a page that are made from others',
    side: 'client',
    atLoad:
      'const given = {}; const options = { ...given, method: "POST" }; const page = { ...given, name: "votes", path: "/votes" }',
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
    name: 'filters with a longer name',
    side: 'client',
    inRender:
      'setTimeout(() => { for (const each of document.querySelectorAll("main a, main button")) if (each.textContent.trim() === "Filters") each.ariaLabel = "Filters and price"; }, 50)',
  },
  {
    name: 'a focus that is shown by its ground',
    side: 'client',
    atLoad:
      'document.addEventListener("focusin", ({ target }) => { if (target.closest("main")) target.style.cssText += ";outline:none;background-color:rgb(255, 230, 120)"; }); document.addEventListener("focusout", ({ target }) => { target.style.backgroundColor = ""; })',
  },
  {
    name: 'a price for each square foot',
    side: 'client',
    inRender:
      'const isHydrated = (each) => each && Object.keys(each).length > 0; const again = () => { for (const card of document.querySelectorAll("article:not(:has([data-foot]))")) if (isHydrated(card)) { const line = document.createElement("p"); line.dataset.foot = ""; line.textContent = "₹115.31 for each square foot"; card.append(line); } setTimeout(again, 500); }; if (!globalThis.hasFeet) { globalThis.hasFeet = true; again(); }',
  },
  {
    name: 'a card between the products',
    side: 'client',
    inRender:
      'const isHydrated = (each) => each && Object.keys(each).length > 0; const again = () => { const first = document.querySelector("main li:has(article)"); if (isHydrated(first) && isHydrated(first.querySelector("article")) && !document.querySelector("[data-samples]")) { const card = document.createElement("li"); card.dataset.samples = ""; card.textContent = "Samples by post"; first.after(card); } setTimeout(again, 500); }; if (!globalThis.hasCard) { globalThis.hasCard = true; again(); }',
  },
  {
    name: 'a message that comes and goes',
    side: 'client',
    atLoad:
      'let told = 0; const tell = () => { const line = document.createElement("p"); line.textContent = "New boards are here."; document.querySelector("main")?.append(line); setTimeout(() => line.remove(), 2_000); told += 1; if (told < 8) setTimeout(tell, 5_000); }; setTimeout(tell, 3_000)',
  },
  {
    name: 'other words for pictures',
    side: 'client',
    inRender:
      'setTimeout(() => { for (const each of document.querySelectorAll("main img[alt]:not([alt=\'\'])")) each.alt = "A sheet, photographed in daylight"; }, 50)',
  },
  { name: 'a narrower contract', ...claiming({ contract: '~2.13.0' }) },
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
      release.files['static/css/stars.css'] = integrityOf(CSS_MODULE);
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
