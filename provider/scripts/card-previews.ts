import { writeFileSync } from 'node:fs';
import { CARD_PREVIEWS, previewKey } from '../src/catalogue/card-previews.ts';
import { decorOf } from '../src/catalogue/decor-of.ts';
import { loadCatalogue } from '../src/catalogue/load-catalogue.ts';
import { drawPreview } from './draw-preview.ts';

/** `node scripts/card-previews.ts`: writes the tiny pictures that cards show until theirs have loaded. Takes some minutes. */
const { products } = loadCatalogue();
const decors = new Map(
  products
    .filter(({ category }) => category !== 'addon')
    .map(decorOf)
    .map((decor) => [previewKey(decor), decor]),
);
const lines: string[] = [];
for (const [key, decor] of decors) {
  lines.push(`${key}\t${(await drawPreview(decor)).toString('base64')}`);
  if (process.stdout.isTTY) process.stdout.write(`\r${lines.length} of ${decors.size}`);
}
writeFileSync(CARD_PREVIEWS, `${lines.sort().join('\n')}\n`);
process.stdout.write(`\n${lines.length} previews in ${CARD_PREVIEWS}\n`);
