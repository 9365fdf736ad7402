import type { PageResponse } from 'shared-contracts/document';
import type { RenderedMessage } from './messages.ts';

/** What is left of a page without its long texts, and these in the order in which `withTexts` puts them back. */
export function withoutTexts(page: PageResponse): Pick<RenderedMessage, 'response' | 'texts'> {
  // The shell may be of another release, and leave out what has a default.
  const { queries = 'null', rendered } = page;
  const { html = '', styles = [] } = rendered ?? {};
  const response: PageResponse = {
    ...page,
    queries: '',
    rendered: rendered && { ...rendered, html: '', styles: styles.map((each) => ({ ...each, css: '' })) },
  };
  return { response, texts: [queries, html, ...styles.map(({ css }) => css)].map(String) };
}

/** @param page a valid page without its texts */
export function withTexts(page: PageResponse, texts: readonly string[]): PageResponse {
  const [queries = 'null', html = '', ...rules] = texts;
  const { rendered } = page;
  const styles = rendered?.styles.map((each, index) => ({ ...each, css: rules[index] ?? '' })) ?? [];
  return { ...page, queries, rendered: rendered && { ...rendered, html, styles } };
}
