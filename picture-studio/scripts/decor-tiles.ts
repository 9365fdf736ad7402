import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadCatalogue } from 'catalogue/load-catalogue';
import sharp from 'sharp';
import { decorOf } from '../src/decors/decor-of.ts';
import { decorTexture } from '../src/figures/decor-texture.ts';
import { recipeOf } from '../src/recipes/decor.ts';

/**
 * `node scripts/decor-tiles.ts <folder> <colour name…>`: the decors as seamless PNG tiles, and `tiles.json` with the real
 * width of each in metres. `picture-studio/src/scenes/blender/make-stills` reads them.
 */
const [folder = '', ...names] = process.argv.slice(2);
const target = resolve(folder);

const { products } = loadCatalogue();
mkdirSync(target, { recursive: true });
const tiles: Record<string, { file: string; metres: number }> = {};
for (const name of names) {
  const product = products.find(({ colour_name }) => colour_name === name);
  if (product === undefined) throw new Error(`The catalogue has no ${name}.`);
  const { size, millimetres, pixels } = decorTexture(recipeOf(decorOf(product)), 1024);
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } }).toFile(join(target, file));
  tiles[name] = { file, metres: millimetres / 1000 };
}
writeFileSync(join(target, 'tiles.json'), `${JSON.stringify(tiles, null, 2)}\n`);
