import { escapeHtml } from '../document/markup.ts';

/** A page without styles and scripts, for a visitor who gets no document of the shop. @param link to a page on which the visitor can go on */
export function plainPage(title: string, text: string, link?: { to: string; label: string }): string {
  const way = link ? `\n<p><a href="${escapeHtml(link.to)}">${escapeHtml(link.label)}</a></p>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${way}
</html>
`;
}
