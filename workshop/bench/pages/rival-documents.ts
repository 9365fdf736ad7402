import type { PublishedSet } from 'shared-contracts/document';
import type { OrdinaryApp } from '../ordinary-app/build-ordinary-app.ts';

/** Makes a rival's document from the shop's own, so that the rest is equal in both. */
export type DocumentOf = (html: string) => string;

const ROOT_CONTENT = /(<div id="root">)[\s\S]*(<\/div>\n<script type="application\/json" id="released-set">)/;
const RENDERED_STYLES = /<style data-emotion[\s\S]*?<\/style>\n?/g;
const LOADS =
  /<link[^>]*(?:as="script"|as="style")[^>]*>\n?|<script[^>]* src=[^>]*><\/script>\n?|<script>[\s\S]*?<\/script>\n?/g;
const RELEASED_SET = /(<script type="application\/json" id="released-set">)(.*?)(<\/script>)/s;

/** The low priority of scripts, which is for rendered pages. */
const SCRIPT_PRIORITY = /(<script[^>]* src=[^>]*|<link[^>]*as="script"[^>]*) fetchpriority="low"/g;

/** The same page, rendered by script. */
export const unrendered: DocumentOf = (html) =>
  html.replace(ROOT_CONTENT, '$1$2').replaceAll(RENDERED_STYLES, '').replaceAll(SCRIPT_PRIORITY, '$1');

/** The rendered page as static HTML: no script, no data. */
export const handWritten: DocumentOf = (html) =>
  html.replaceAll(LOADS, '').replaceAll(/<script[\s\S]*?<\/script>\n?/g, '');

/** The ordinary application in place of shell and remotes, with preload links for the page's chunks. */
export function ordinary(app: OrdinaryApp): DocumentOf {
  return (html) => {
    const set: PublishedSet = JSON.parse(RELEASED_SET.exec(html)?.[2] ?? '{}');
    const { first, pages } = set;
    const loads = [
      ...app.scripts.map((src) => `<script defer src="${src}" fetchpriority="low"></script>`),
      ...first
        .flatMap(app.chunksOf)
        .map((href) => `<link rel="preload" as="script" href="${href}" fetchpriority="low">`),
    ];
    return html
      .replaceAll(LOADS, '')
      .replace(
        RELEASED_SET,
        (_block, open: string, _set, close: string) => open + JSON.stringify({ first, pages }) + close,
      )
      .replace('</head>', `${loads.join('\n')}\n</head>`);
  };
}
