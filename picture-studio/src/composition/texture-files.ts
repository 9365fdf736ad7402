import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type DecorTexture,
  decorNormalMap,
  decorTexture,
  type TextureSize,
} from '../figures/decor-texture.ts';
import { type DecorRecipe, hasRelief, millimetresOf, type Span } from '../figures/draw-figure.ts';

/** The textures of the catalogue's decors, drawn once (decision 026): `pnpm --filter picture-studio textures` writes them. */
export const TEXTURES: string = join(import.meta.dirname, '../../textures');

/** What a file shows: a decor's tile on samples, for small pictures and for large ones, in rooms, and the relief of a metal. */
export type TileKind = 'small' | 'large' | 'room' | 'relief';

interface TileFormat {
  /** Of the drawing, in pixels. */
  size: TextureSize;
  /** Of the file, where it is smaller. */
  storedSize?: number;
  /** Of a JPEG, which is decoded at a half or a quarter of its size in less time, or a WebP, which takes half the bytes. */
  extension: 'jpg' | 'webp';
  /** Of the encoder: the first whose file has at most `kilobytes`. Only figures that are noise take the last. */
  qualities: readonly number[];
  kilobytes: number;
}

const FORMATS: Readonly<Record<TileKind, TileFormat>> = {
  small: { size: 512, extension: 'jpg', qualities: [80, 70, 60], kilobytes: 14 },
  large: {
    size: 2048,
    storedSize: 1536,
    extension: 'webp',
    qualities: [66, 58, 50, 42, 34, 26, 18],
    kilobytes: 60,
  },
  room: { size: 1024, extension: 'jpg', qualities: [72, 64, 56, 48, 40], kilobytes: 32 },
  relief: { size: 1024, extension: 'jpg', qualities: [70, 60, 50, 40], kilobytes: 32 },
};

/** The files that are there when the process starts. */
const files: ReadonlySet<string> = new Set(existsSync(TEXTURES) ? readdirSync(TEXTURES) : []);

/** Other recipes have other names. */
export function tileFile(recipe: DecorRecipe, kind: TileKind): string {
  const sorted = Object.entries(recipe).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 10);
  return `${recipe.figure}-${hash}-${kind}.${FORMATS[kind].extension}`;
}

/** The tiles of a decor. A plain colour has no detail that the small one does not show everywhere. */
export function tileKinds(recipe: DecorRecipe): TileKind[] {
  if (recipe.figure === 'solid') return ['small'];
  return ['small', 'large', 'room', ...(hasRelief(recipe) ? (['relief'] as const) : [])];
}

/** A decor's texture from its file, or drawn, where it has none: a colour of an imported catalogue. */
export async function readTexture(recipe: DecorRecipe, size: TextureSize, span: Span): Promise<DecorTexture> {
  const kind = span === 'room' ? 'room' : size <= FORMATS.small.size ? 'small' : 'large';
  return (await readTile(recipe, kind, size)) ?? decorTexture(recipe, size, span);
}

/** As `readTexture`, a metal's normal map (`decorNormalMap`). */
export async function readNormalMap(
  recipe: DecorRecipe,
  size: TextureSize,
): Promise<DecorTexture | undefined> {
  return (await readTile(recipe, 'relief', size)) ?? decorNormalMap(recipe, size);
}

/** `undefined` without a file. A `wanted` size beyond that of the file is that of the file. */
export async function readTile(
  recipe: DecorRecipe,
  kind: TileKind,
  wanted: number,
): Promise<DecorTexture | undefined> {
  const file = tileFile(recipe, kind);
  if (!files.has(file)) return undefined;
  const size = Math.min(wanted, FORMATS[kind].size);
  const pixels = await sharp(join(TEXTURES, file)).resize(size, size).raw().toBuffer();
  const millimetres = millimetresOf(recipe, kind === 'room' ? 'room' : 'sample');
  return {
    size,
    millimetres,
    pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length),
  };
}

/** Draws the file of a tile. */
export async function drawTile(recipe: DecorRecipe, kind: TileKind): Promise<Buffer> {
  return await encodeTile(drawnTile(recipe, kind), kind);
}

/** What the file of a tile shows. */
export function drawnTile(recipe: DecorRecipe, kind: TileKind): DecorTexture {
  const { size } = FORMATS[kind];
  const relief = kind === 'relief' ? decorNormalMap(recipe, size) : undefined;
  return relief ?? decorTexture(recipe, size, kind === 'room' ? 'room' : 'sample');
}

async function encodeTile({ size, pixels }: DecorTexture, kind: TileKind): Promise<Buffer> {
  const { storedSize = size, extension, qualities, kilobytes } = FORMATS[kind];
  const tile = await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .resize(storedSize, storedSize)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    const picture = sharp(tile.data, { raw: tile.info });
    encoded = await (extension === 'webp'
      ? picture.webp({ quality, effort: 4 })
      : picture.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (encoded.length <= kilobytes * 1024) break;
  }
  return encoded;
}
