import { decorTexture } from '../figures/decor-texture.ts';
import type { Decor } from '../recipes/decor.ts';
import { recipeOf } from '../recipes/recipe-of.ts';
import { KeptInMemory } from '../scenes/memory-cache.ts';
import { bytesOf, type Texture, textureOf } from './texture.ts';

/** In pixels. */
export type TextureSize = Parameters<typeof decorTexture>[1];

const textures = new KeptInMemory<Texture>(96 * 1024 ** 2, bytesOf);

/** The texture of a decor's colour; a plain one has nothing finer than the smallest shows. */
export function textureFor(decor: Decor, size: TextureSize): Promise<Texture> {
  const recipe = recipeOf(decor);
  const enough = recipe.figure === 'solid' ? 512 : size;
  return textures.get(`${enough} ${JSON.stringify(recipe)}`, () => textureOf(decorTexture(recipe, enough)));
}
