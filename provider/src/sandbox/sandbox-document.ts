import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { DESIGN_TOKENS } from '../http/html-document.ts';

type Markup = ReturnType<typeof html>;

const STYLES = `${DESIGN_TOKENS}\n${readFileSync(join(import.meta.dirname, 'pay-page.css'), 'utf8')}`;
const STYLE_ELEMENT = raw(`<style>${STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');
/** The shop on this machine may show the page in a frame. */
const FRAMED_BY = 'http://localhost:* http://127.0.0.1:*';
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${FRAMED_BY}`;

/** Renders a page of the sandbox. */
export async function sandboxDocument(
  context: Context,
  title: string,
  content: Markup,
  status: 200 | 404 = 200,
): Promise<Response> {
  const document = await html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Payment sandbox</title>
${STYLE_ELEMENT}
<script src="/pay-page.js" defer></script>
</head>
<body>
<main>
<p class="badge">Payment sandbox</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
  return context.html(document, status, {
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
}
