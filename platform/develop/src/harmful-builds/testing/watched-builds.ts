import type { HarmfulBuild } from './patched-build.ts';
import { styledBuild } from './styled-build.ts';

/** Code that runs when a module is loaded in a browser, and what it accesses: one row for each thing that the trial watches. */
const REACHING: readonly [code: string, what: string][] = [
  ['window[["local", "Storage"].join("")].getItem("token")', 'localStorage'],
  ['((page, name) => page[name] ?? page.cookie)(document, "none")', 'document\\.cookie'],
  ['new window[["Web", "Socket"].join("")]("/live")', 'WebSocket'],
  ['document.createElement(["scr", "ipt"].join(""))', 'a script element'],
  ['const page = document; page.title = "Sale"', 'document\\.title'],
  ['const page = () => document; page().body.setAttribute("aria-hidden", "true")', 'body\\.setAttribute'],
  ['document.querySelector("link[rel=canonical]").href = "/"', 'head\\.href'],
  ['window.addEventListener("error", (event) => event.preventDefault(), true)', 'the event error'],
  ['onbeforeunload = () => {}', 'onbeforeunload'],
  ['navigator[["send", "Beacon"].join("")]("/collect", "x")', 'navigator\\.sendBeacon'],
  [
    'for (let timer = setTimeout(() => {}); timer > 0; timer -= 1) clearTimeout(timer)',
    'a timer of another script',
  ],
];

/** Code that changes what all parts of the page share, and the words that follow "it" in the reason. */
const CHANGING: readonly [code: string, what: string][] = [
  ['const { fetch: before } = window; fetch = (...all) => before(...all)', 'changes window\\.fetch'],
  [
    'Reflect.apply(Object.defineProperty, Object, [Array.prototype, "last", { value: 1 }])',
    'changes Array\\.prototype\\.last',
  ],
  [
    'const { pushState } = history; history.pushState = (...all) => pushState.apply(history, all)',
    'changes history\\.pushState',
  ],
  [
    'const taker = { handleEvent(event) { event.stopPropagation(); } }; window.addEventListener("pointerdown", taker, true)',
    'takes the event pointerdown',
  ],
  ['document.addEventListener("keydown", (event) => event.preventDefault())', 'takes the event keydown'],
];

/** Elements of a remote, and a selector of other elements that their styles apply to. */
const STYLING: readonly [elements: string, selector: string][] = [
  [
    'emotion.jsx("p", { css: emotion.css`body:has(&) header a { opacity: 0.9 }` })',
    'body:has\\(\\S+\\) header a',
  ],
  ['emotion.jsx("p", { css: emotion.css`@font-face { font-family: Newsreader }` })', '@font-face'],
  ['emotion.jsx(emotion.Global, { styles: emotion.css`:root { --ink: #222 }` })', ':root'],
];

const inBrowser = (atLoad: string, refusedFor: string): HarmfulBuild => ({
  ...{ name: atLoad.replaceAll(/\W+/g, ' '), side: 'client', atLoad },
  refusedFor: new RegExp(refusedFor),
});

/** Builds that a trial watches while they run: they access what is not theirs, or change what all parts of the page share. */
export const WATCHED_BUILDS: readonly HarmfulBuild[] = [
  ...REACHING.map(([code, what]) => inBrowser(code, `not its own: .*\\b${what}`)),
  ...CHANGING.map(([code, what]) => inBrowser(code, `it .*${what}`)),
  ...STYLING.map(([elements, selector]) => ({
    ...{ name: selector.replaceAll(/\W+/g, ' '), ...styledBuild(elements) },
    refusedFor: new RegExp(`styles what is not its own \\(${selector}\\)`),
  })),
];
