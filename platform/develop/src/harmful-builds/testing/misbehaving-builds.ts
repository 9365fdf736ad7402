import type { HarmfulBuild } from './patched-build.ts';

const page = (change: string) => `typeof exported === 'function' ? exported : { ...exported, ${change} }`;
const later = (code: string) => `setTimeout(() => { ${code} }, 50)`;

/** For a remote that has the shop page and the product page. */
export const MISBEHAVING_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a page without a title',
    exported: page('head: (...all) => ({ ...exported.head(...all), title: "" })'),
    refusedFor: /has lost its title/,
  },
  {
    name: 'a page that hides from search engines',
    exported: page('head: (...all) => ({ ...exported.head(...all), noIndex: true })'),
    refusedFor: /would leave the search engines/,
  },
  {
    name: 'a redirect to itself',
    exported: page('redirect: ({ pathname, search }) => pathname + (search.size ? "?" + search : "")'),
    refusedFor: /redirect/,
  },
  {
    name: 'another text each time',
    inRender: 'return [render(), Math.random()]',
    refusedFor: /rendered differently each time/,
  },
  {
    name: 'an empty page',
    inRender: 'return null',
    refusedFor: /has lost its heading/,
  },
  {
    name: 'a throw on the server',
    side: 'server',
    inRender: 'throw new Error("no")',
    refusedFor: /^catalog\/shop: Error: no$/m,
  },
  {
    name: 'a page that takes a second',
    side: 'server',
    inRender: 'const end = Date.now() + 1200; while (Date.now() < end) Math.sqrt(2)',
    refusedFor: /takes \d+ ms to render|no content|ends the renderer|does not become warm/,
  },
  {
    name: 'late data',
    side: 'server',
    exported: page(
      'prefetch: (...all) => { const end = Date.now() + 220; while (Date.now() < end) Math.sqrt(2); return exported.prefetch(...all); }',
    ),
    refusedFor: /in the time that a shopper’s document waits|takes \d+ ms to render/,
  },
  {
    name: 'a throw in browsers alone',
    side: 'client',
    inRender: 'throw new Error("thrown in the browser")',
    refusedFor: /thrown in the browser|does not respond/,
  },
  {
    name: 'an error in the console',
    side: 'client',
    inRender: later('console.error("a broken effect")'),
    refusedFor: /a broken effect/,
  },
  {
    name: 'no header',
    side: 'client',
    inRender: later('document.querySelector("header")?.remove()'),
    refusedFor: /the header cannot be seen|does not respond/,
  },
  {
    name: 'a cover over the page',
    side: 'client',
    inRender: later(
      'const cover = document.createElement("div"); cover.style.cssText = "position:fixed;inset:0;z-index:2147483647"; document.body.append(cover)',
    ),
    refusedFor: /something lies over it/,
  },
  {
    name: 'another address by itself',
    side: 'client',
    inRender: later('location.assign("/about")'),
    refusedFor: /by itself|does not respond/,
  },
  {
    name: 'a page wider than a phone',
    side: 'client',
    inRender: later('document.querySelector("main").style.minWidth = "900px"'),
    refusedFor: /wider than a phone/,
  },
  {
    name: 'clicks that nobody gets',
    side: 'client',
    atLoad:
      'document.addEventListener("click", (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true)',
    refusedFor: /does not work|cart/,
  },
  {
    name: 'a page that waits for ever',
    side: 'server',
    inRender: 'throw new Promise(() => {})',
    refusedFor: /took longer than|no content or lack a part|does not become warm/,
  },
  {
    name: 'a loop after a moment',
    side: 'client',
    inRender: later('while (Date.now() > 0) Math.sqrt(2)'),
    refusedFor: /does not respond|cannot be seen/,
  },
  {
    name: 'work that never ends',
    side: 'client',
    atLoad:
      'setInterval(() => { const end = performance.now() + 60; while (performance.now() < end) Math.sqrt(2); }, 1)',
    refusedFor: /keeps the processor busy/,
  },
  {
    name: 'a huge document',
    side: 'client',
    inRender: later(
      'for (let count = 0; count < 20_000; count += 1) document.querySelector("main").append(document.createElement("i"))',
    ),
    refusedFor: /elements, too many for a phone/,
  },
  {
    name: 'buffers that stay',
    side: 'client',
    inRender: '(globalThis.kept ??= []).push(new Uint8Array(2_000_000).fill(1))',
    refusedFor: /MB of memory behind/,
  },
  {
    name: 'a page that is empty on a desk',
    side: 'client',
    inRender: later(
      'if (innerWidth >= 1200) document.querySelector("main").style.display = "none"; else onresize = () => { document.querySelector("main").style.display = innerWidth >= 1200 ? "none" : ""; }',
    ),
    refusedFor: /is empty in a window of 1280 pixels/,
  },
  {
    name: 'an empty sheet of paper',
    side: 'client',
    inRender: later(
      'matchMedia("print").onchange = ({ matches }) => { document.querySelector("main").style.display = matches ? "none" : ""; }',
    ),
    refusedFor: /is empty on paper/,
  },
  {
    name: 'a title in the colour of the page',
    side: 'client',
    inRender: later('document.querySelector("main h1").style.color = "transparent"'),
    refusedFor: /the title cannot be seen/,
  },
  {
    name: 'a header in the colour of the page',
    side: 'client',
    inRender: later('document.documentElement.style.setProperty("--ink", "var(--paper)")'),
    refusedFor: /cannot be seen on a phone/,
  },
  {
    name: 'a timer with text',
    side: 'client',
    inRender: 'setTimeout("1 + 1", 10)',
    refusedFor: /requires 'TrustedScript'/,
  },
  {
    name: 'eval in a list',
    side: 'client',
    inRender: '[eval][0]("1 + 1")',
    refusedFor: /requires 'TrustedScript'/,
  },
  {
    name: 'a policy that lets text through',
    side: 'client',
    inRender:
      'const { trustedTypes: types } = window; types.createPolicy("mine", { createHTML: (text) => text })',
    refusedFor: /TrustedTypePolicy named 'mine' violates/,
  },
  {
    name: 'an address that runs code',
    side: 'client',
    inRender: 'location.href = "javascript:void 0"',
    refusedFor: /JavaScript URL violates/,
  },
  {
    name: 'a loop without an end',
    side: 'client',
    inRender: 'while (true) {}',
    refusedFor: /does not respond/,
  },
  {
    name: 'a listener that slows down every tap',
    side: 'client',
    atLoad:
      'document.addEventListener("click", () => { const end = performance.now() + 200; while (performance.now() < end) Math.sqrt(2); })',
    refusedFor: /busy for \d+ ms after each tap/,
  },
  {
    name: 'a listener more at each visit',
    side: 'client',
    inRender: 'window.addEventListener("resize", () => {}, { passive: true })',
    refusedFor: /listeners behind/,
  },
  {
    name: 'a step of history at each visit',
    side: 'client',
    inRender: later(
      'if (location.pathname !== "/shop/Sheet") history.pushState(history.state, "", location.href)',
    ),
    refusedFor: /steps of history|does not work/,
  },
  {
    name: 'a picture address that carries what is typed',
    side: 'client',
    inRender: later(
      'new Image().src = "/images/pixel.webp?typed=" + document.querySelectorAll("input").length',
    ),
    refusedFor: /which is nothing of the shop/,
  },
  {
    name: 'another price on the card',
    side: 'client',
    atLoad:
      'const reprice = () => { setTimeout(reprice, 10); if (location.pathname !== "/shop/Sheet") return; for (const each of document.querySelectorAll("article *")) if (Object.keys(each.closest("article")).some((key) => key.startsWith("__reactProps"))) for (const text of each.childNodes) if (text.nodeType === 3 && text.data.startsWith("₹")) text.data = "₹1.00"; }; reprice()',
    refusedFor: /A card shows ₹1\.00/,
  },
];
