import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawTile, TEXTURES } from '../src/composition/texture-files.ts';
import { catalogueTiles, DRAWN_BY, figuresVersion } from '../src/decors/catalogue-textures.ts';

/**
 * `node scripts/textures.ts [--all]`: draws the tiles that the catalogue's decors lack, and removes those that no decor has any more.
 * After a change of the figures' code it draws all, which takes some minutes.
 */
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
mkdirSync(TEXTURES, { recursive: true });
const version = figuresVersion();
const isCurrent = existsSync(DRAWN_BY) && readFileSync(DRAWN_BY, 'utf8') === version;
const known = new Set(readdirSync(TEXTURES));
const tiles = catalogueTiles();
const due = tiles.filter(({ file }) => options.all || !isCurrent || !known.has(file));
for (const [at, { recipe, kind, file }] of due.entries()) {
  writeFileSync(join(TEXTURES, file), await drawTile(recipe, kind));
  if (process.stdout.isTTY) process.stdout.write(`\r${at + 1} of ${due.length}`);
}
writeFileSync(DRAWN_BY, version);
const wanted = new Set([basename(DRAWN_BY), ...tiles.map(({ file }) => file)]);
for (const file of known) if (!wanted.has(file)) rmSync(join(TEXTURES, file));
process.stdout.write(`\n${due.length} of ${tiles.length} tiles drawn in ${TEXTURES}\n`);
