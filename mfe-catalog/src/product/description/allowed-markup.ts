import { readableMarkup } from './html-to-text.ts';

/** Allow-list for descriptions: no links, forms, pictures, styles or ids, because the HTML comes from outside. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
export const ALLOWED_ATTRIBUTES = ['colspan', 'rowspan', 'scope'];

/** A tag, closed or not, whose quoted values may contain `>`; a comment, a doctype; or a single `<`. */
const MARKUP = /<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>?|<[!?/][^>]*>?|</gi;
const ALLOWED_VALUE =
  /(?:^|[\s/])(?:(colspan|rowspan)\s{0,9}=\s{0,9}["']?(\d{1,3})|(scope)\s{0,9}=\s{0,9}["']?(row|col))\b/gi;

/**
 * The HTML without every tag and attribute that is not allowed. It is not a sanitiser: it runs before one, without a
 * parser. A browser checks the content security policy even while it parses HTML for an inert document, and reports a
 * violation for each style and each event handler that the sanitiser is about to remove (decision 033).
 */
export function allowedMarkup(html: string): string {
  return readableMarkup(html).replace(MARKUP, (markup, slash: string, name = '', rest = '') => {
    if (markup === '<') return '&lt;';
    const tag = String(name).toLowerCase();
    if (!ALLOWED_TAGS.includes(tag)) return '';
    return slash ? `</${tag}>` : `<${tag}${allowedAttributes(rest)}>`;
  });
}

function allowedAttributes(text: string): string {
  return [...text.matchAll(ALLOWED_VALUE)]
    .map(([, span, cells, scope, direction]) => ` ${span ?? scope}="${cells ?? direction}"`.toLowerCase())
    .join('');
}
