import sharp, { type Sharp } from 'sharp';
import { companionOf } from './companion.ts';
import { compose } from './composition/compose.ts';
import { bytesOf, type Texture, textureOf } from './composition/texture.ts';
import type { Decor } from './decor.ts';
import { decorTexture } from './decors/decor-texture.ts';
import { recipeOf } from './decors/recipe-of.ts';
import { KeptInMemory } from './kept-in-memory.ts';
import { lightingOf } from './layers/lighting.ts';
import type { Stage } from './stage.ts';

export type TextureSize = Parameters<typeof decorTexture>[1];

const textures = new KeptInMemory<Texture>(64 * 1024 ** 2, bytesOf);

/** The decor on a stage, with its companion on what the scene has of a second surface. */
export async function photograph(
  { scene, variant }: Stage,
  decor: Decor,
  width: number,
  { size, enlarged }: { size: TextureSize; enlarged: number },
): Promise<Sharp> {
  const lighting = await lightingOf(scene, variant, width);
  const worn = lighting.lights.length > 1 ? [decor, companionOf(decor)] : [decor];
  const claddings = await Promise.all(
    worn.map(async (each) => {
      const texture = await textureFor(each, size);
      return { texture, metres: texture.metres / enlarged };
    }),
  );
  return sharp(compose(lighting, claddings), { raw: { width, height: lighting.height, channels: 3 } });
}

/** @param size pixels, of a figure; a plain colour has nothing finer than the smallest shows */
export function textureFor(decor: Decor, size: TextureSize): Promise<Texture> {
  const recipe = recipeOf(decor);
  const enough = recipe.figure === 'solid' ? 512 : size;
  return textures.get(`${enough} ${JSON.stringify(recipe)}`, () => textureOf(decorTexture(recipe, enough)));
}
