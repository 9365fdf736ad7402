/** The begin or end of a comment, or of an element without readable text. */
const UNREADABLE =
  /<!--|-->|<\/?(?:script|style|template|noscript|iframe|textarea|title|svg|math|select)\b/gi;
const TAG_END = /\s*>/y;
const CELL_END = /<\/t[hd]\s{0,9}>/gi;
const BLOCK = /<\/?(?:p|div|br|hr|h[1-6]|ul|ol|li|table|caption|tr|blockquote)(?:[\s/][^<>]{0,999})?>/gi;
const TAG = /<[^<>]*>?/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#\d{1,7});/gi;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Returns one entry per paragraph, shown until a script sanitises the HTML. Render it as text, never as HTML. */
export function htmlToText(html: string): string[] {
  return readableMarkup(html)
    .replace(CELL_END, ' ')
    .replace(BLOCK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (_, name: string) => character(name.toLowerCase()))
    .split('\n')
    .map((words) => words.trim())
    .filter(Boolean);
}

function character(name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? '';
  const code = Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Removes comments, and elements that hold no readable text. As in a browser, an unclosed one runs to the end. */
export function readableMarkup(html: string): string {
  let readable = '';
  let readTo = 0;
  let awaited: string | undefined;
  for (const { 0: found, index } of html.matchAll(UNREADABLE)) {
    const mark = found.toLowerCase();
    if (awaited === undefined && mark !== '-->' && mark[1] !== '/') {
      readable += html.slice(readTo, index);
      awaited = mark === '<!--' ? '-->' : `</${mark.slice(1)}`;
    } else if (mark === awaited) {
      const end = mark === '-->' ? index + mark.length : tagEnd(html, index + mark.length);
      if (end === undefined) continue;
      readTo = end;
      awaited = undefined;
    }
  }
  return awaited === undefined ? readable + html.slice(readTo) : readable;
}

function tagEnd(html: string, from: number): number | undefined {
  TAG_END.lastIndex = from;
  return TAG_END.test(html) ? TAG_END.lastIndex : undefined;
}
