import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

const TOKENS = createRequire(import.meta.url).resolve('shared-contracts/look/tokens.css');
const STYLES = [TOKENS, join(import.meta.dirname, 'pay-page.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const STYLE_ELEMENT = raw(`<style>${STYLES}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLES).digest('base64');
/** The shop on this machine may show the page in a frame. */
const FRAMED_BY = 'http://localhost:* http://127.0.0.1:*';
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${FRAMED_BY}`;

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
