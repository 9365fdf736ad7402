import { readFileSync, writeFileSync } from 'node:fs';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { decorOf } from '../../picture-studio/src/decors/decor-of.ts';
import { drawPreview } from '../../picture-studio/src/decors/draw-preview.ts';
import { previewKey } from '../../picture-studio/src/decors/previews.ts';

const CARD_PREVIEWS = new URL('../../picture-studio/previews/card-previews.tsv', import.meta.url);

/**
 * `node card-previews.ts [colour name…]`: writes the tiny pictures that cards show until theirs have loaded. Takes some
 * minutes for all colours. With names, the rows of all others stay as they are.
 */
const names = process.argv.slice(2);
const { products } = loadCatalogue();
const decors = new Map(
  products
    .filter(({ category }) => category !== 'addon')
    .map(decorOf)
    .filter(({ colour_name }) => names.length === 0 || names.includes(colour_name))
    .map((decor) => [previewKey(decor), decor]),
);
const lines = names.length === 0 ? [] : rowsOfOthers();
let drawn = 0;
for (const [key, decor] of decors) {
  lines.push(`${key}\t${(await drawPreview(decor)).toString('base64')}`);
  drawn++;
  if (process.stdout.isTTY) process.stdout.write(`\r${drawn} of ${decors.size}`);
}
writeFileSync(CARD_PREVIEWS, `${lines.sort().join('\n')}\n`);
process.stdout.write(`\n${drawn} of ${lines.length} previews drawn in ${CARD_PREVIEWS.pathname}\n`);

function rowsOfOthers(): string[] {
  const rows = readFileSync(CARD_PREVIEWS, 'utf8').trim().split('\n');
  return rows.filter((row) => !names.includes(row.slice(0, row.indexOf('\t'))));
}
