import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEXTURES } from '../../picture-studio/src/decors/colour-tiles.ts';
import { catalogueColours, DRAWN_BY, figuresVersion, fileStem, tableOf } from './drawn/catalogue-tiles.ts';
import { drawTile, extensionOf } from './drawn/draw-tile.ts';

/**
 * `node textures.ts [--all]`: draws the tiles that the catalogue's decors lack, removes those that no decor has any more, and writes the
 * table from which a shop reads them. After a change of the figures' code it draws all, which takes some minutes.
 */
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
mkdirSync(TEXTURES, { recursive: true });
const version = figuresVersion();
const isCurrent = existsSync(DRAWN_BY) && readFileSync(DRAWN_BY, 'utf8') === version;
const known = new Set(readdirSync(TEXTURES));
const colours = catalogueColours();
const tiles = colours.flatMap(({ recipe, kinds }) =>
  kinds.map((kind) => ({ recipe, kind, file: `${fileStem(recipe)}-${kind}.${extensionOf(kind)}` })),
);
const due = tiles.filter(({ file }) => options.all || !isCurrent || !known.has(file));
for (const [at, { recipe, kind, file }] of due.entries()) {
  writeFileSync(join(TEXTURES, file), await drawTile(recipe, kind));
  if (process.stdout.isTTY) process.stdout.write(`\r${at + 1} of ${due.length}`);
}
writeFileSync(DRAWN_BY, version);
writeFileSync(join(TEXTURES, 'textures.tsv'), tableOf(colours));
const wanted = new Set([basename(DRAWN_BY), 'textures.tsv', ...tiles.map(({ file }) => file)]);
for (const file of known) if (!wanted.has(file)) rmSync(join(TEXTURES, file));
process.stdout.write(`\n${due.length} of ${tiles.length} tiles drawn in ${TEXTURES}\n`);
