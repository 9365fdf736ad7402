import { escapeHtml } from './markup.ts';

/** The address that begins a preview, with a token, and the one that ends it. */
export const PREVIEW_PATH = '/preview';
export const END_OF_PREVIEW = `${PREVIEW_PATH}/end`;

/** Uses the tokens of the shell's base sheet, which the document has before these styles. */
export const PREVIEW_STYLES = `
.preview {
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-items: center;
  justify-content: space-between;
  padding: var(--s-2) var(--gutter);
  background: var(--accent-deep);
  color: var(--on-accent);
  font: var(--weight-medium) var(--type-small) / var(--lh-tight) var(--font-text);
}
.preview a { color: inherit; padding: var(--s-2) 0; text-decoration: underline; text-underline-offset: 0.2em; }
@media print { .preview { display: none; } }
`;

/** Stands above the page, outside of what React hydrates. @param releases ids and hashes of the releases shown in place of the live ones */
export function previewBanner(releases: readonly string[]): string {
  const names = escapeHtml(new Intl.ListFormat('en-IN').format(releases));
  return `<aside class="preview" aria-label="Preview"><span>Preview of ${names}. Only this browser sees it.</span> <a href="${END_OF_PREVIEW}">Leave the preview</a></aside>`;
}
