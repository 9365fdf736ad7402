import { integrityOf } from 'releases/registry/store/content-hash';
import type { LastingBuild } from './lasting-builds.ts';

/** A name, code that runs in a browser, and a pattern for the sentence about what a shopper would have met. */
export type Row = readonly [name: string, code: string, refusedFor: RegExp];

export const rows = (
  from: readonly Row[],
  patch: (code: string, name: string) => Partial<LastingBuild>,
  remote: LastingBuild['remote'] = undefined,
): LastingBuild[] =>
  from.map(([name, code, refusedFor]) => ({
    ...{ name, side: 'client', refusedFor, ...patch(code, name) },
    ...(remote && { remote }),
  }));

export const inRender = (code: string) => ({ inRender: `setTimeout(() => { ${code} }, 50)` });
/** Runs the code once, although each module of a build contains it. */
export const atLoad = (code: string, name: string) => ({
  atLoad: `globalThis.changes ??= new Set(); if (!changes.has("${name}")) { changes.add("${name}"); ${code} }`,
});
const each = (selector: string, code: string) =>
  `for (const each of document.querySelectorAll("${selector}")) { ${code} }`;
const styled = (condition: string, selector: string, style: string) =>
  `if (${condition}) ${each(selector, `each.style.cssText += ";${style}"`)}`;
/** Changes texts with prices that React will not update again. */
export const texts = (code: string) =>
  each(
    'main *',
    `if (Object.keys(each).length > 0) for (const text of each.childNodes) if (text.nodeType === 3 && text.data.includes("₹")) { ${code} }`,
  );
export const again = (code: string) => `const again = () => { ${code} setTimeout(again, 20); }; again();`;

const LOOKS: readonly Row[] = [
  [
    'a list that is clear on phones',
    styled('innerWidth < 600', 'main', 'opacity:0'),
    /cannot be seen on a phone|has an opacity of 0 %/,
  ],
  [
    'black on black in the dark',
    styled(
      'matchMedia("(prefers-color-scheme: dark)").matches',
      'main h1',
      'color:rgb(0,0,0);background:rgb(8,8,8)',
    ),
    /the title has a contrast of 1\.0 : 1/,
  ],
  ['pictures without alt', each('main img', 'each.removeAttribute("alt")'), /breaks rules of axe.*image-alt/],
  [
    'a list of sort orders without a name',
    each('main select', 'each.removeAttribute("aria-label"); each.removeAttribute("id")'),
    /breaks rules of axe.*select-name/,
  ],
  [
    'cards that say nothing',
    each(
      'main article a',
      'for (const part of each.childNodes) if (part.setAttribute) part.setAttribute("aria-hidden", "true"); else part.data = ""',
    ),
    /breaks rules of axe.*link-name/,
  ],
  [
    'a link to a product within a button',
    each('main article h2', 'each.setAttribute("role", "button"); each.setAttribute("tabindex", "0")'),
    /breaks rules of axe.*nested-interactive/,
  ],
  [
    'a page in no language',
    'document.documentElement.removeAttribute("lang")',
    /breaks rules of axe.*html-has-lang/,
  ],
  [
    'buttons in the colour of their ground',
    styled('true', 'main button', 'color:rgb(90,90,90);background:rgb(90,90,90)'),
    /main button .* contrast of 1\.0 : 1|its buttons cannot be seen/,
  ],
];

const SECOND_TIME: readonly Row[] = [
  [
    'a page that is empty when it is opened again',
    'const key = location.pathname; const had = window.name.split(" ").includes(key); window.name += " " + key; if (had) setInterval(() => { if (location.pathname === key) document.querySelector("main").style.display = "none"; }, 20);',
    /the second time keeps 0 %|does not work/,
  ],
  [
    'a title that Back does not bring back',
    'addEventListener("popstate", () => setTimeout(() => document.querySelector("main h1")?.remove(), 400));',
    /the second time has lost its title|does not respond in a browser after a moment|does not work/,
  ],
];

const LATER: readonly Row[] = [
  [
    'prices without digits in Hindi',
    again(`if (navigator.language.startsWith("hi")) ${texts('text.data = text.data.replace(/[0-9]/g, "")')}`),
    /has lost its prices in a browser/,
  ],
  [
    'a message every fifth of a second',
    'const tell = () => { const line = document.createElement("p"); line.textContent = "Sale!"; document.querySelector("main")?.append(line); setTimeout(tell, 200); }; setTimeout(tell, 3_000);',
    /after a minute adds \d+ elements each minute/,
  ],
];

/** Changes of the document's head. The code is an expression over `head`, and `where` is its address. */
const HEADS: readonly Row[] = [
  [
    'boards that search engines leave out',
    'where.params.class === "Board" ? { ...head, noIndex: true } : head',
    /Board\S* would leave the search engines/,
  ],
  [
    'the canonical address of another product',
    'where.params.productId ? { ...head, canonical: "/shop/Sheet" } : head',
    /has another canonical address: \S*\/shop\/Sheet/,
  ],
  [
    'products without a description',
    'where.params.productId ? { ...head, description: "" } : head',
    /has lost its description/,
  ],
  [
    'a hundred times the price for search engines',
    'JSON.parse(JSON.stringify(head).replace(/"price":"(\\d+)\\./g, \'"price":"$100.\'))',
    /tells search engines the price \d+00\.00, and does not show it/,
  ],
  [
    'a list without its trail for search engines',
    'where.params.class ? { ...head, jsonLd: [] } : head',
    /has lost its structured data \(.*BreadcrumbList/,
  ],
];
const ofHead = (code: string) => ({
  side: 'server' as const,
  exported: `typeof exported === 'function' ? exported : { ...exported, head: (where, queries) => { const head = exported.head(where, queries); return ${code}; } }`,
});

const LARGE = `const data = "${'0123456789'.repeat(300_000)}";`;
const ALONE: readonly LastingBuild[] = [
  {
    ...{
      name: 'a script of three megabytes that comes later',
      side: 'client',
      refusedFor: /loads \d+\.\d MB; live it loads/,
    },
    ...inRender(
      'const { name } = performance.getEntriesByType("resource").find(({ name }) => name.includes("/releases/catalog/")); globalThis.large ??= fetch(/.*catalog.\\w+/.exec(name)[0] + "/static/js/large.js");',
    ),
    files: { 'client/static/js/large.js': LARGE },
    release: ({ files }) => {
      files['static/js/large.js'] = integrityOf(LARGE);
    },
  },
];

/** Builds that change what a shopper sees, is told, and finds on returning. */
export const SHOPPER_BUILDS: readonly LastingBuild[] = [
  ...rows(HEADS, ofHead),
  ...rows(LOOKS, inRender),
  ...ALONE,
  ...rows([...SECOND_TIME, ...LATER], atLoad),
];
