import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

const TOKENS = createRequire(import.meta.url).resolve('shared-contracts/look/tokens.css');
const STYLES = [TOKENS, join(import.meta.dirname, 'html-document.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const STYLE_ELEMENT = raw(`<style>${STYLES}</style>`);
/** Allows only this style sheet: the documents have no scripts, pictures or fonts. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export async function renderDocument(context: Context, title: string, content: Markup): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${STYLE_ELEMENT}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return context.html(document, 200, { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
}
