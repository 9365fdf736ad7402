import { decorTexture } from '../figures/decor-texture.ts';
import type { Decor } from '../recipes/decor.ts';
import { recipeOf } from '../recipes/recipe-of.ts';
import { memoryCache } from '../scenes/memory-cache.ts';
import { decorsIn, type SceneChoice } from '../scenes/scene-for.ts';
import { bytesOf, type Texture, textureOf } from './texture.ts';
import type { Cladding } from './textured-panel.ts';

/** In pixels. */
export type TextureSize = Parameters<typeof decorTexture>[1];

const textures = memoryCache<Texture>(96 * 1024 ** 2, bytesOf);

/** What covers each surface of a scene. */
export async function claddingsOf(choice: SceneChoice, decor: Decor, size: TextureSize): Promise<Cladding[]> {
  return await Promise.all(
    decorsIn(choice, decor).map(async (surface) => {
      const texture = await textureFor(surface, size);
      return { texture, metres: choice.tileMetres ?? texture.metres };
    }),
  );
}

/** The texture of a decor's colour. A plain colour has no detail that the smallest size does not show. */
export function textureFor(decor: Decor, size: TextureSize): Promise<Texture> {
  const recipe = recipeOf(decor);
  const neededSize = recipe.figure === 'solid' ? 512 : size;
  return textures.forceFetch(`${neededSize} ${JSON.stringify(recipe)}`, {
    context: () => textureOf(decorTexture(recipe, neededSize)),
  });
}
