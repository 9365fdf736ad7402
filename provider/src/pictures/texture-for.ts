import { bytesOf, type Texture, textureOf } from './composition/texture.ts';
import type { Decor } from './decor.ts';
import { decorTexture } from './decors/decor-texture.ts';
import { recipeOf } from './decors/recipe-of.ts';
import { KeptInMemory } from './kept-in-memory.ts';

/** In pixels. */
export type TextureSize = Parameters<typeof decorTexture>[1];

const textures = new KeptInMemory<Texture>(96 * 1024 ** 2, bytesOf);

/** The texture of a decor's colour; a plain one has nothing finer than the smallest shows. */
export function textureFor(decor: Decor, size: TextureSize): Promise<Texture> {
  const recipe = recipeOf(decor);
  const enough = recipe.figure === 'solid' ? 512 : size;
  return textures.get(`${enough} ${JSON.stringify(recipe)}`, () => textureOf(decorTexture(recipe, enough)));
}
