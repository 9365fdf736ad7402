import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { drawnColours } from './drawn/catalogue-tiles.ts';
import { recipeOf } from './drawn/recipe.ts';
import { decorTexture } from './figures/decor-texture.ts';

/**
 * `node decor-tiles.ts <folder> <colour name…>`: the decors as seamless PNG tiles, and `tiles.json` with the real
 * width of each in metres. `make-stills` of `workshop/scenes` reads them.
 */
const [folder = '', ...names] = process.argv.slice(2);
const target = resolve(folder);

const colours = drawnColours();
mkdirSync(target, { recursive: true });
const tiles: Record<string, { file: string; metres: number }> = {};
for (const name of names) {
  const colour = colours.find(({ colour_name }) => colour_name === name);
  if (colour === undefined) throw new Error(`The catalogue has no ${name}.`);
  const { size, millimetres, pixels } = decorTexture(recipeOf(colour), 1024);
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.png`;
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } }).toFile(join(target, file));
  tiles[name] = { file, metres: millimetres / 1000 };
}
writeFileSync(join(target, 'tiles.json'), `${JSON.stringify(tiles, null, 2)}\n`);
