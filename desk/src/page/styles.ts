import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const TOKENS = resolve('shared-contracts/look/tokens.css');
const OWN = ['frame', 'controls', 'content'].map((name) => join(import.meta.dirname, `styles/${name}.css`));

/** The look's tokens and base, then the desk's own rules, which override them. */
export const STYLES = [TOKENS, resolve('shared-contracts/look/base.css'), ...OWN]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll('url("fonts/', 'url("/fonts/');

/** Contains a hash of the content, so that browsers can cache the file. */
export const STYLE_PATH = `/styles/${createHash('sha256').update(STYLES).digest('hex').slice(0, 16)}.css`;

/** The look's fonts. The desk serves them itself, because it also runs on machines without the shop. */
export const FONTS = new Map(
  ['newsreader-display', 'instrument-sans', 'work-sans-rupee'].map((name) => [
    `/fonts/${name}.woff2`,
    new Uint8Array(readFileSync(join(dirname(TOKENS), `fonts/${name}.woff2`))),
  ]),
);

/** Allows only the desk's own style sheet, fonts and form targets, and no scripts. */
export const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
