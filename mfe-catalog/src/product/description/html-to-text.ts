/** What holds no words for readers, with all that is in it; an unclosed one swallows the rest, as in a browser. */
const SILENT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|textarea|title|svg|math|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const CELL_END = /<\/t[hd]\s*>/gi;
const BLOCK = /<\/?(?:p|div|br|hr|h[1-6]|ul|ol|li|table|caption|tr|blockquote)(?=[\s/>])[^<>]*>/gi;
const TAG = /<[^<>]*>?/g;
const ENTITY = /&(amp|lt|gt|quot|nbsp|#\d{1,7});/gi;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/**
 * The words of a description, a paragraph each: to be shown as text, which nothing in them can leave. They stand in the
 * document before a script can make the HTML harmless.
 */
export function htmlToText(html: string): string[] {
  return html
    .replace(SILENT, '')
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
