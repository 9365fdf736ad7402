import type { HarmfulBuild } from './forbidden-builds.ts';

interface Styling {
  name: string;
  /** Code over `emotion`, as the bundler names the shared package. */
  code: string;
  refusedFor: RegExp;
}

const STYLINGS: readonly Styling[] = [
  {
    name: 'a header about its own page',
    code: 'emotion.css`body:has(&) header a { color: transparent }`',
    refusedFor: /styles elements that are not its own \(body:has\(&\) header a\)/,
  },
  {
    name: 'a rule behind that of its own element',
    code: 'emotion.css`color: red } footer { display: none`',
    refusedFor: /styles elements that are not its own \(footer\)/,
  },
  {
    name: 'all elements but its own',
    code: 'jsx("p", { css: { "*:not(&)": { fontSize: 4 } } })',
    refusedFor: /styles elements that are not its own \(\*:not\(&\)\)/,
  },
  {
    name: 'another font by a style text',
    code: 'emotion.css`@font-face { font-family: Newsreader; src: local(Impact) }`',
    refusedFor: /styles elements that are not its own \(@font-face\)/,
  },
  {
    name: 'other colours for the whole page',
    code: 'const colours = emotion.css`:root { --ink: #ddd }`; jsx(emotion.Global, { styles: colours })',
    refusedFor: /styles the whole page \(Global: :root\)/,
  },
  {
    name: 'a hidden header in an object of styles',
    code: 'jsx(emotion.Global, { styles: [{ header: { display: "none" } }] })',
    refusedFor: /styles the whole page \(Global: header\)/,
  },
  {
    name: 'styles of the whole page that are computed',
    code: 'const made = (part) => ({ [part]: { color: "red" } }); jsx(emotion.Global, { styles: made("body") })',
    refusedFor: /styles the whole page in a way that no check can read/,
  },
];

const SHARED = 'const emotion = { css: () => "", Global: () => null }; const jsx = () => null; ';

/** Builds whose styles reach the frame or other remotes. */
export const STYLING_BUILDS: readonly HarmfulBuild[] = STYLINGS.map(({ code, ...styling }) => ({
  ...styling,
  side: 'client',
  atLoad: SHARED + code,
}));
