import { createHash } from 'node:crypto';
import type { RenderedStyles } from 'shared-contracts/document';
import { escapeHtml } from './markup.ts';

/** The style elements of a document, and the hashes by which its policy allows them. */
export interface StyleElements {
  elements: string[];
  /** `sha256-…`, one for each element. */
  hashes: string[];
}

/**
 * One element for each emotion cache key; emotion takes over its rules in the browser by their ids. Elements without `data-s` would
 * be moved to the end of the head when emotion starts, and with them the styles of the whole page recalculated.
 */
export function styleElements(styles: readonly RenderedStyles[]): StyleElements {
  const rules = styles.map(({ css }) => inStyleElement(css));
  return {
    elements: styles.map(({ key, ids }, index) => {
      const emotion = escapeHtml([key, ...ids].join(' '));
      return `<style data-emotion="${emotion}" data-s>${rules[index]}</style>`;
    }),
    hashes: rules.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  };
}

/**
 * A value from the catalogue must not end the element. Characters that an HTML parser replaces would change the
 * element's text, and with it the hash.
 */
function inStyleElement(css: string): string {
  return css.replaceAll('</', '<\\/').replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}
