import type { TextureSize } from '../figures/decor-texture.ts';
import type { Span } from '../figures/draw-figure.ts';
import { type Decor, recipeOf } from '../recipes/decor.ts';
import { memoryCache } from '../scenes/memory-cache.ts';
import { decorsIn, type SceneChoice } from '../scenes/scene-for.ts';
import { bytesOf, type Texture, textureOf } from './texture.ts';
import { readNormalMap, readTexture } from './texture-files.ts';
import type { Cladding } from './textured-panel.ts';

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

/** The texture of a decor's colour. A plain colour has no detail that one small texture does not show everywhere. */
export function textureFor(decor: Decor, size: TextureSize, span: Span = 'sample'): Promise<Texture> {
  const recipe = recipeOf(decor);
  const [neededSize, neededSpan] = recipe.figure === 'solid' ? ([512, 'sample'] as const) : [size, span];
  return textures.forceFetch(`${neededSpan} ${neededSize} ${JSON.stringify(recipe)}`, {
    context: async () => textureOf(await readTexture(recipe, neededSize, neededSpan)),
  });
}

/** The normal map of a decor's sample; `undefined` for all but metals. */
export async function normalMapFor(decor: Decor, size: TextureSize): Promise<Texture | undefined> {
  const normals = await readNormalMap(recipeOf(decor), size);
  return normals && textureOf(normals);
}
