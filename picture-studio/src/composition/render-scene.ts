import sharp, { type Sharp } from 'sharp';
import type { Decor } from '../recipes/decor.ts';
import { lightingOf } from '../scenes/lighting.ts';
import { decorsIn, type SceneChoice } from '../scenes/scene-for.ts';
import { composeLayers } from './compose-layers.ts';
import { type TextureSize, textureFor } from './texture-for.ts';

/** A decor in a scene. `width` in pixels, `size` in those of its texture. */
export async function renderScene(
  choice: SceneChoice,
  decor: Decor,
  width: number,
  size: TextureSize,
): Promise<Sharp> {
  const lighting = await lightingOf(choice.scene, choice.variant, width);
  const claddings = await Promise.all(
    decorsIn(choice, decor).map(async (surface) => {
      const texture = await textureFor(surface, size);
      return { texture, metres: choice.tileMetres ?? texture.metres };
    }),
  );
  return sharp(composeLayers(lighting, claddings), { raw: { width, height: lighting.height, channels: 3 } });
}
