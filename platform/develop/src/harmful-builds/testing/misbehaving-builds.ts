import { atLoad, type HarmfulBuild, inRender } from './patched-build.ts';

const page = (change: string) => `typeof exported === 'function' ? exported : { ...exported, ${change} }`;
const later = (code: string) => `setTimeout(() => { ${code} }, 50)`;

/** Patches for the remote with the shop page and the product page. */
export const MISBEHAVING_BUILDS: readonly HarmfulBuild[] = [
  {
    name: 'a page without a title',
    exported: page('head: (...all) => ({ ...exported.head(...all), title: "" })'),
    refusedFor: /has lost its title/,
  },
  {
    name: 'a throw on the server',
    side: 'server',
    inRender: 'throw new Error("no")',
    refusedFor: /^catalog\/shop: Error: no \[/m,
  },
  {
    name: 'late data',
    side: 'server',
    exported: page(
      'prefetch: (...all) => { const end = Date.now() + 220; while (Date.now() < end) Math.sqrt(2); return exported.prefetch(...all); }',
    ),
    refusedFor: /in the time that a shopper’s document waits|takes \d+ ms to render/,
  },
  inRender(
    'a throw in browsers alone',
    'throw new Error("thrown in the browser")',
    /thrown in the browser|does not respond/,
  ),
  inRender('an error in the console', later('console.error("a broken effect")'), /a broken effect/),
  inRender(
    'a cover over the page',
    later(
      'const cover = document.createElement("div"); cover.style.cssText = "position:fixed;inset:0;z-index:2147483647"; document.body.append(cover)',
    ),
    /something lies over it/,
  ),
  inRender('another address by itself', later('location.assign("/about")'), /by itself|does not respond/),
  inRender(
    'a page wider than a phone',
    later('document.querySelector("main").style.minWidth = "900px"'),
    /wider than a phone/,
  ),
  atLoad(
    'clicks that nobody gets',
    'document.addEventListener("click", (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true)',
    /takes the event click from all/,
  ),
  inRender(
    'a loop after a moment',
    later('while (Date.now() > 0) Math.sqrt(2)'),
    /does not respond|cannot be seen/,
  ),
  atLoad(
    'work that never ends',
    'setInterval(() => { const end = performance.now() + 60; while (performance.now() < end) Math.sqrt(2); }, 1)',
    /keeps the processor busy/,
  ),
  inRender(
    'a huge document',
    later(
      'for (let count = 0; count < 20_000; count += 1) document.querySelector("main").append(document.createElement("i"))',
    ),
    /elements, too many for a phone/,
  ),
  inRender(
    'buffers that stay',
    '(globalThis.kept ??= []).push(new Uint8Array(2_000_000).fill(1))',
    /MB of memory behind/,
  ),
  inRender(
    'a page that is empty on a desk',
    later(
      'if (innerWidth >= 1200) document.querySelector("main").style.display = "none"; else onresize = () => { document.querySelector("main").style.display = innerWidth >= 1200 ? "none" : ""; }',
    ),
    /is empty in a window of 1280 pixels/,
  ),
  inRender(
    'an empty sheet of paper',
    later(
      'matchMedia("print").onchange = ({ matches }) => { document.querySelector("main").style.display = matches ? "none" : ""; }',
    ),
    /is empty on paper/,
  ),
  inRender(
    'a title in the colour of the page',
    later('document.querySelector("main h1").style.color = "transparent"'),
    /the title cannot be seen/,
  ),
  inRender('eval in a list', '[eval][0]("1 + 1")', /requires 'TrustedScript'/),
  atLoad(
    'a call that no release tells',
    'fetch(["", "api", "product", "votes"].join("/")).catch(() => {})',
    /calls GET \/api\/product\/votes, which no release tells/,
  ),
  inRender('a loop without an end', 'while (true) {}', /does not respond/),
  atLoad(
    'a listener that slows down every tap',
    'document.addEventListener("click", () => { const end = performance.now() + 200; while (performance.now() < end) Math.sqrt(2); })',
    /busy for \d+ ms after each tap/,
  ),
  inRender(
    'a listener more at each visit',
    'window.addEventListener("resize", () => {}, { passive: true })',
    /listeners behind/,
  ),
  inRender(
    'a step of history at each visit',
    later('if (location.pathname !== "/shop/Sheet") history.pushState(history.state, "", location.href)'),
    /steps of history|does not work/,
  ),
  inRender(
    'a picture address that carries what is typed',
    later('new Image().src = "/images/pixel.webp?typed=" + document.querySelectorAll("input").length'),
    /which is nothing of the shop/,
  ),
  atLoad(
    'another price on the card',
    'const reprice = () => { setTimeout(reprice, 10); if (location.pathname !== "/shop/Sheet") return; for (const each of document.querySelectorAll("article *")) if (Object.keys(each.closest("article")).some((key) => key.startsWith("__reactProps"))) for (const text of each.childNodes) if (text.nodeType === 3 && text.data.startsWith("₹")) text.data = "₹1.00"; }; reprice()',
    /A card shows ₹1\.00/,
  ),
  inRender(
    'a dialog of the browser',
    'Reflect.apply(window.alert, null, ["Hello"])',
    /opens a dialog of the browser: Hello/,
  ),
  inRender(
    'navigation that is cancelled',
    'navigation.addEventListener("navigate", (event) => event.preventDefault())',
    /the footer’s link to \/about does not work/,
  ),
  atLoad(
    'an observer that removes what others add',
    'new MutationObserver((all) => { for (const { addedNodes } of all) for (const each of addedNodes) if (each.localName === "dialog") each.remove(); }).observe(document, { childList: true, subtree: true })',
    /Add to Cart with a login does not bring the product/,
  ),
];
