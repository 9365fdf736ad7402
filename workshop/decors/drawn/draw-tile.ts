import sharp from 'sharp';
import type { TextureSize } from '../../../picture-studio/src/composition/texture.ts';
import type { TileKind } from '../../../picture-studio/src/scenes/decor.ts';
import { type DecorTexture, decorNormalMap, decorTexture } from '../figures/decor-texture.ts';
import type { DecorRecipe } from '../figures/draw-figure.ts';

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

/** Of a tile's file. */
export function extensionOf(kind: TileKind): string {
  return FORMATS[kind].extension;
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
