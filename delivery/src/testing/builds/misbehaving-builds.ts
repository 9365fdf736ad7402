import type { BuildPatch } from './patched-build.ts';

/** A build that looks right and behaves wrongly, and the words of the sentence that refuses it. */
interface MisbehavingBuild extends BuildPatch {
  refusedFor: RegExp;
}

const page = (change: string) => `typeof exported === 'function' ? exported : { ...exported, ${change} }`;
const later = (code: string) => `setTimeout(() => { ${code} }, 50)`;

/** For a remote that has the shop page and the product page. */
export const MISBEHAVING_BUILDS: readonly MisbehavingBuild[] = [
  {
    name: 'a page without a title',
    shoppersSee: 'an empty tab',
    exported: page('head: (...all) => ({ ...exported.head(...all), title: "" })'),
    refusedFor: /has lost its title/,
  },
  {
    name: 'a page that hides from search engines',
    shoppersSee: 'nothing; the shop would vanish from searches',
    exported: page('head: (...all) => ({ ...exported.head(...all), noIndex: true })'),
    refusedFor: /would leave the search engines/,
  },
  {
    name: 'a redirect to itself',
    shoppersSee: 'an error of the browser',
    exported: page('redirect: ({ pathname, search }) => pathname + (search.size ? "?" + search : "")'),
    refusedFor: /redirect/,
  },
  {
    name: 'another text each time',
    shoppersSee: 'a page that is built twice',
    inRender: 'return [render(), Math.random()]',
    refusedFor: /rendered differently each time/,
  },
  {
    name: 'an empty page',
    shoppersSee: 'nothing between header and footer',
    inRender: 'return null',
    refusedFor: /has lost its heading/,
  },
  {
    name: 'a throw on the server',
    shoppersSee: 'pages without content',
    side: 'server',
    inRender: 'throw new Error("no")',
    refusedFor: /no content or lack a part|does not become warm/,
  },
  {
    name: 'a page that takes a second',
    shoppersSee: 'pages without content',
    side: 'server',
    inRender: 'const end = Date.now() + 1200; while (Date.now() < end) Math.sqrt(2)',
    refusedFor: /takes \d+ ms to render|no content|ends the renderer|does not become warm/,
  },
  {
    name: 'a throw in browsers alone',
    shoppersSee: 'an error in place of the page',
    side: 'client',
    inRender: 'throw new Error("thrown in the browser")',
    refusedFor: /thrown in the browser|does not respond/,
  },
  {
    name: 'an error in the console',
    shoppersSee: 'nothing yet',
    side: 'client',
    inRender: later('console.error("a broken effect")'),
    refusedFor: /a broken effect/,
  },
  {
    name: 'no header',
    shoppersSee: 'no navigation',
    side: 'client',
    inRender: later('document.querySelector("header")?.remove()'),
    refusedFor: /the header cannot be seen|does not respond/,
  },
  {
    name: 'a cover over the page',
    shoppersSee: 'a page that cannot be used',
    side: 'client',
    inRender: later(
      'const cover = document.createElement("div"); cover.style.cssText = "position:fixed;inset:0;z-index:2147483647"; document.body.append(cover)',
    ),
    refusedFor: /something lies over it/,
  },
  {
    name: 'another address by itself',
    shoppersSee: 'another page',
    side: 'client',
    inRender: later('location.assign("/about")'),
    refusedFor: /by itself|does not respond/,
  },
  {
    name: 'a page wider than a phone',
    shoppersSee: 'a page that scrolls sideways',
    side: 'client',
    inRender: later('document.querySelector("main").style.minWidth = "900px"'),
    refusedFor: /wider than a phone/,
  },
  {
    name: 'clicks that nobody gets',
    shoppersSee: 'links that do nothing',
    side: 'client',
    atLoad:
      'document.addEventListener("click", (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true)',
    refusedFor: /does not work|cart/,
  },
];
