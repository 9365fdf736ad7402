import { escapeHtml } from './markup.ts';
import type { RenderedStyles } from './page-answer.ts';

/**
 * Style elements between two pieces of a document, each split where its nonce goes: `…nonce="`, `">rules…nonce="`, ….
 * The browser's emotion takes the rules over by their ids.
 */
export function withStyles(before: string, styles: readonly RenderedStyles[], after: string): string[] {
  const parts: string[] = [];
  let open = before;
  for (const { key, ids, css } of styles) {
    parts.push(`${open}<style data-emotion="${escapeHtml([key, ...ids].join(' '))}" nonce="`);
    // Rules cannot end their element, whatever a colour out of the catalogue holds.
    open = `">${css.replaceAll('</', '<\\/')}</style>\n`;
  }
  return [...parts, open + after];
}
