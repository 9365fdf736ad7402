/** Elements without readable text. As in a browser, an unclosed one runs to the end. */
export const UNREADABLE =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|textarea|title|svg|math|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const CELL_END = /<\/t[hd]\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|hr|h[1-6]|ul|ol|li|table|caption|tr|blockquote)(?=[\s/>])[^<>]*>/gi;
const TAG = /<[^<>]*>?/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#\d{1,7});/gi;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/**
 * The text of an HTML description, one entry per paragraph. It must be rendered as text, never as HTML. The document shows
 * it before a script can sanitise the HTML.
 */
export function htmlToText(html: string): string[] {
  return html
    .replace(UNREADABLE, '')
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
