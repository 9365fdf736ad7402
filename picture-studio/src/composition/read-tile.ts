import sharp from 'sharp';
import type { ColourTiles, TileKind } from '../scenes/decor.ts';
import type { Tile } from './texture.ts';

/** Millimetres. Longer than the tallest door, so that no figure repeats on one. */
export const ROOM_TILE = 2800;

/** A tile from its file, in the wanted size in pixels or the next power of two above that of the file. */
export async function readTile(
  { millimetres, files }: ColourTiles,
  kind: TileKind,
  wanted: number,
): Promise<Tile> {
  const picture = sharp(files[kind] ?? files.small);
  const { width } = await picture.metadata();
  const size = Math.min(wanted, 2 ** Math.ceil(Math.log2(width)));
  const pixels = await picture
    .resize(size, size, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return {
    size,
    millimetres: kind === 'room' && files.room !== undefined ? ROOM_TILE : millimetres,
    pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length),
  };
}

/** A surface that is the same everywhere. */
export function plainTile(code: string): Tile {
  const rgb = Buffer.from(code.slice(1), 'hex');
  return {
    size: 2,
    millimetres: 1000,
    pixels: Uint8ClampedArray.from({ length: 12 }, (_, at) => rgb[at % 3] ?? 0),
  };
}
