// @module-tag all
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from 'store/testing/empty-places';
import { beforeEach, describe, expect, it } from 'vitest';
import { composePicture } from '../composition/compose-picture.ts';
import { MALABAR_TEAK } from '../testing/sample-decors.ts';
import { readColourTiles } from './colour-tiles.ts';
import { importTextures } from './import-textures.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function textureOf(content: Buffer) {
  const path = join(folder, 'picture');
  writeFileSync(path, content);
  return {
    colour_name: 'Sea',
    code: '#1f4f8f',
    path,
    cell: { table: 'products.csv', line: 7, column: 'texture' },
  };
}

/** Left half red, right half blue. */
const halves = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010c0' } },
      gravity: 'east',
    },
  ]);

describe('importTextures', () => {
  it('API-145 gives a colour the tile from which its pictures are composed', async () => {
    const target = join(folder, 'textures');
    await importTextures([textureOf(await halves(600).webp().toBuffer())], target);
    const tiles = readColourTiles(target).get('Sea')?.tiles;
    expect(tiles).toMatchObject({ millimetres: 1220, figure: undefined });
    const decor = { ...MALABAR_TEAK, colour_name: 'Sea', code: '#1f4f8f', tiles };
    const picture = await composePicture({ decor, view: 'flat', width: 200 });
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((100 * 200 + x) * 3, (100 * 200 + x) * 3 + 3)];
    expect(at(20)[0]).toBeGreaterThan(150);
    expect(at(190)[2]).toBeGreaterThan(150);
  });

  it.each([
    ['another format', () => halves(600).gif().toBuffer(), 'is not a JPEG, PNG or WebP.'],
    ['a text', () => Buffer.from('<svg/>'), 'cannot be read: it is damaged, or no JPEG, PNG or WebP.'],
    ['a damaged file', async () => (await halves(600).png().toBuffer()).subarray(0, 900), 'cannot be read'],
    ['an oblong', () => halves(600, 700).jpeg().toBuffer(), 'has 600 × 700 pixels; it must be square.'],
    ['a small one', () => halves(400).jpeg().toBuffer(), 'is 400 pixels wide; it needs 512 to 4096.'],
    ['a large one', () => halves(4100).jpeg().toBuffer(), 'is 4100 pixels wide; it needs 512 to 4096.'],
    ['more bytes than allowed', () => Buffer.alloc(20 * 1024 ** 2 + 1), 'is larger than 20 MB.'],
  ])('API-145 refuses %s, and changes nothing', async (_title, content, sentence) => {
    const texture = textureOf(await content());
    await expect(importTextures([texture], join(folder, 'textures'))).rejects.toThrow(
      `products.csv, line 7, column texture: the picture ${sentence}`,
    );
    expect(readdirSync(folder)).toEqual(['picture']);
  });
});
