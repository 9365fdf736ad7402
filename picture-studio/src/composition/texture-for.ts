import { type Decor, lookOf, tilesOf } from '../scenes/decor.ts';
import { memoryCache } from '../scenes/memory-cache.ts';
import { decorsIn, type SceneChoice } from '../scenes/scene-for.ts';
import { plainTile, readTile } from './read-tile.ts';
import { bytesOf, type Texture, type TextureSize, textureOf } from './texture.ts';
import type { Cladding } from './textured-panel.ts';

/** Pixels. Smaller textures are read from a smaller file. */
const SMALL = 512;

/** Those of a room at 1600 pixels take 17 MB. The largest, of 34 MB, are read for each picture. */
const textures = memoryCache<Texture>(20 * 1024 ** 2, bytesOf);

/** What covers each surface of a scene. */
export async function claddingsOf(choice: SceneChoice, decor: Decor, size: TextureSize): Promise<Cladding[]> {
  return await Promise.all(
    decorsIn(choice, decor).map(async (surface) => {
      const isRoom = choice.tileMetres === undefined;
      const texture = await textureFor(surface, size, isRoom ? 'room' : 'sample');
      return { texture, metres: choice.tileMetres ?? texture.metres, isBookMatched: isRoom };
    }),
  );
}

/** The texture of a decor's colour. Samples show it near by, rooms on whole doors. */
export function textureFor(
  decor: Decor,
  size: TextureSize,
  span: 'sample' | 'room' = 'sample',
): Promise<Texture> {
  const tiles = tilesOf(decor);
  const kind = span === 'room' ? 'room' : size <= SMALL ? 'small' : 'large';
  return textures.forceFetch(`${kind} ${size} ${lookOf(decor)}`, {
    context: async () => textureOf(tiles ? await readTile(tiles, kind, size) : plainTile(decor.code)),
  });
}

/** The normal map of a decor's sample; `undefined` for all but metals. */
export async function normalMapFor(decor: Decor, size: TextureSize): Promise<Texture | undefined> {
  const tiles = tilesOf(decor);
  return tiles?.files.relief === undefined ? undefined : textureOf(await readTile(tiles, 'relief', size));
}
