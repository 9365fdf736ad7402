import { atLoad, type HarmfulBuild, inRender } from './patched-build.ts';

/** A build that harms a customer, the frame or later pages, or that acts after a delay. Its remote is the catalog unless it sets another. */
export interface LastingBuild extends HarmfulBuild {
  remote?: 'account' | 'cart-checkout';
}

const later = (code: string) => `setTimeout(() => { ${code} }, 50)`;
const at = (path: string, code: string) => `if (location.pathname.startsWith("${path}")) { ${code} }`;

const OF_A_CUSTOMER: readonly LastingBuild[] = [
  {
    name: 'a profile without fields',
    remote: 'account',
    side: 'client',
    atLoad:
      'const hide = () => { if (location.pathname === "/profile") for (const field of document.querySelectorAll("main input")) field.style.display = "none"; setTimeout(hide, 20); }; hide()',
    refusedFor: /^\/profile has lost its fields in a browser/,
  },
  {
    name: 'an order’s page that throws',
    remote: 'account',
    side: 'client',
    inRender: at('/orders/', 'throw new Error("thrown in the order")'),
    refusedFor: /^\/orders\/\S+: .*thrown in the order/,
  },
  {
    name: 'another price in the cart',
    remote: 'cart-checkout',
    side: 'client',
    atLoad:
      'const reprice = () => { if (location.pathname === "/cart") for (const each of document.querySelectorAll("main *")) for (const text of each.childNodes) if (text.nodeType === 3 && text.data.startsWith("₹")) text.data = "₹1.00"; setTimeout(reprice, 20); }; reprice()',
    refusedFor: /^The page of a product shows ₹[\d,.]+, and the cart ₹1\.00/,
  },
];

const IN_THE_FRAME: readonly LastingBuild[] = [
  inRender(
    'another colour in the header',
    later('for (const link of document.querySelectorAll("header a")) link.style.color = "rgb(120, 0, 0)"'),
    /the header’s “.*” has another color/,
  ),
];

const HARD_TO_SEE: readonly LastingBuild[] = [
  inRender(
    'pale prices',
    later(
      'for (const each of document.querySelectorAll("main *")) if ([...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim().startsWith("₹"))) each.style.color = "rgb(195, 190, 180)"',
    ),
    /the price has a contrast of 1\.\d : 1 with its ground; live it has \d+\.\d : 1/,
  ),
  inRender(
    'a title beside the page',
    later('document.querySelector("main h1").style.cssText = "position:relative;right:700px"'),
    /the title shows 0 % of itself/,
  ),
  inRender(
    'links that are cut off',
    later(
      'for (const link of document.querySelectorAll("main a")) link.style.cssText = "display:inline-block;width:6px;height:44px;overflow:hidden;white-space:nowrap"',
    ),
    /the first link shows \d+ % of itself/,
  ),
  inRender(
    'a small Add to Cart',
    later(
      'for (const button of document.querySelectorAll("main button")) if (/add to cart/i.test(button.textContent)) button.style.cssText = "scale:0.3"',
    ),
    /the main button “Add to Cart” has (?:letters of \d+ pixels|shrunk)/,
  ),
  {
    name: 'a faint button in the checkout',
    remote: 'cart-checkout',
    side: 'client',
    inRender: later(
      at(
        '/checkout',
        'for (const button of document.querySelectorAll("main button")) button.style.opacity = "0.4"',
      ),
    ),
    refusedFor: /^\/checkout\S*: the main button “.+” has an opacity of 40 %/,
  },
];

const where = (condition: string, selector: string, style: string) =>
  later(
    `if (${condition}) for (const each of document.querySelectorAll("${selector}")) each.style.cssText += ";${style}"`,
  );
const asked = (query: string) => `matchMedia("(${query})").matches`;

/** Builds that harm only some people, or only at some addresses. */
const FOR_SOME: readonly LastingBuild[] = [
  inRender(
    'products that show themselves to a pointer alone',
    where(asked('hover: none'), 'main article', 'opacity:0.1'),
    /the price has an opacity of 10 %|its prices cannot be seen/,
  ),
  inRender(
    'a title that is dark in the dark',
    where(
      asked('prefers-color-scheme: dark'),
      'main h1',
      'color:rgb(245, 240, 230);background:rgb(250, 245, 235)',
    ),
    /the title has a contrast of 1\.\d : 1/,
  ),
  inRender(
    'nothing between a phone and a desk',
    where('innerWidth >= 700 && innerWidth < 1200', 'main', 'display:none'),
    /keeps \d % of its text in a browser/,
  ),
  inRender(
    'links that are tiny on a sharp screen',
    where('devicePixelRatio > 1', 'main a', 'font-size:3px'),
    /the first link has letters of \d pixels|its links cannot be seen/,
  ),
  inRender(
    'no buttons in Hindi',
    where('navigator.language.startsWith("hi")', 'main button', 'display:none'),
    /has lost its buttons in a browser/,
  ),
  inRender(
    'a throw where things may move',
    later(`if (!${asked('prefers-reduced-motion: reduce')}) throw new Error("thrown in motion")`),
    /thrown in motion/,
  ),
  inRender(
    'an empty second page of the list',
    where('location.search.includes("page=2")', 'main', 'display:none'),
    /^\/shop\/Sheet\?page=2 keeps \d % of its text in a browser/,
  ),
  inRender(
    'no prices in a filtered list',
    where('location.search.includes("shade=")', 'main article', 'display:none'),
    /^\/shop\/Sheet\?shade=Blue has lost its prices in a browser|^\/shop\/Sheet\?shade=Blue keeps \d/,
  ),
];

const AFTER_THE_PAGE: readonly LastingBuild[] = [
  inRender(
    'an interval that outlives its page',
    at('/shop/Sheet', 'globalThis.ticking ??= setInterval(() => {}, 500)'),
    /\/about after \/shop\/Sheet still has running intervals: 1/,
  ),
  inRender(
    'an animation that outlives its page',
    at(
      '/shop/Sheet',
      'if (!globalThis.spinning) { globalThis.spinning = true; const turn = () => requestAnimationFrame(turn); turn(); }',
    ),
    /\/about after \/shop\/Sheet still has endless animations: 1/,
  ),
  atLoad(
    'a field that takes the focus again and again',
    'const field = document.createElement("input"); field.style.cssText = "position:absolute;opacity:0;pointer-events:none"; const take = () => { if (location.pathname === "/about") { document.body.append(field); field.focus(); } setTimeout(take, 30); }; take()',
    /takes the focus away/,
  ),
];

const AFTER_A_WHILE: readonly LastingBuild[] = [
  atLoad(
    'a request each second',
    'const ask = () => { void fetch("/releases/live"); setTimeout(ask, 1_000); }; ask()',
    /after a minute has sent \d+ requests that nobody asked for/,
  ),
  atLoad(
    'a line of the console each second',
    'const say = () => { console.log("still here"); setTimeout(say, 1_000); }; say()',
    /after a minute has written \d+ lines to the console/,
  ),
  atLoad(
    'a throw after half a minute',
    'setTimeout(() => { throw new Error("thrown too late to be seen") }, 30_000)',
    /after a minute: Error: thrown too late to be seen/,
  ),
  atLoad(
    'a page that is empty after half a minute',
    'setTimeout(() => { document.querySelector("main").style.display = "none"; }, 30_000)',
    /after a minute keeps \d % of its text/,
  ),
  inRender(
    'a document that is reloaded',
    'setTimeout(() => location.reload(), 50_000)',
    /after a minute is loaded again by itself|after a minute does not respond/,
  ),
];

export const LASTING_BUILDS: readonly LastingBuild[] = [
  ...OF_A_CUSTOMER,
  ...IN_THE_FRAME,
  ...HARD_TO_SEE,
  ...FOR_SOME,
  ...AFTER_THE_PAGE,
  ...AFTER_A_WHILE,
];
