import type { BuildPatch } from './patched-build.ts';

const BETTER = 'the change';

/** Builds that look suspicious to a careless gate, and must go live. */
export const HARMLESS_BUILDS: readonly BuildPatch[] = [
  { name: 'nothing new', shoppersSee: 'nothing' },
  {
    name: 'the bundled check of a fragment’s props',
    shoppersSee: 'nothing',
    server: (text) => `${text}\n// CONCATENATED MODULE: ../shared-contracts/src/remotes/prop-checks.ts\n`,
  },
  { name: 'another text', shoppersSee: BETTER, atLoad: 'const text = "Sheets for every room"' },
  {
    name: 'a text about eval',
    shoppersSee: BETTER,
    atLoad: 'const text = "Never use eval() or new Function()"',
  },
  {
    name: 'a text about cookies',
    shoppersSee: BETTER,
    atLoad: 'const text = "We set no document.cookie and use no localStorage."',
  },
  {
    name: 'properties with the names of storage',
    shoppersSee: BETTER,
    atLoad: 'const keys = { localStorage: 1, cookie: 2, title: 3 }; keys.title = keys.localStorage',
  },
  {
    name: 'an own object with a known name',
    shoppersSee: BETTER,
    atLoad: 'const page = { document: { title: "" } }; page.document.title = "Own"',
  },
  {
    name: 'a loop with an end',
    shoppersSee: BETTER,
    atLoad: 'for (let turn = 0; ; turn += 1) { if (turn > 3) break; }',
  },
  { name: 'a link to WhatsApp', shoppersSee: BETTER, atLoad: 'const share = "https://wa.me/?text=Look"' },
  {
    name: 'the namespace of SVG',
    shoppersSee: BETTER,
    atLoad: 'const namespace = "http://www.w3.org/2000/svg"',
  },
  { name: 'a path of the API', shoppersSee: BETTER, atLoad: 'const path = "/api/product/byfilters"' },
  {
    name: 'a listener on the window',
    shoppersSee: BETTER,
    side: 'client',
    atLoad: 'window.addEventListener("resize", () => {}, { passive: true })',
  },
  {
    name: 'a new address by the browser',
    shoppersSee: BETTER,
    side: 'client',
    atLoad: 'const leave = (path) => { window.location.href = path; }',
  },
  {
    name: 'a timer with a function',
    shoppersSee: BETTER,
    side: 'client',
    atLoad: 'setTimeout(() => {}, 10)',
  },
  {
    name: 'a narrower contract',
    shoppersSee: 'nothing',
    release: (release) => {
      release.contract = '~1.6.0';
    },
  },
  {
    name: 'fewer shared packages',
    shoppersSee: 'nothing',
    release: (release) => {
      delete release.shared.jotai;
    },
  },
  {
    name: 'ten kilobytes more',
    shoppersSee: 'nothing',
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
    name: 'a comment in the server build',
    shoppersSee: 'nothing',
    server: (text) => `// process.exit(), require("node:fs")\n${text}`,
  },
];
