import sharp, { type Sharp } from 'sharp';
import type { Decor } from '../recipes/decor.ts';
import { lightingOf } from '../scenes/lighting.ts';
import { type Stage, wornOn } from '../scenes/scene-for.ts';
import { compose } from './compose-layers.ts';
import { type TextureSize, textureFor } from './texture-for.ts';

/** The decor on a stage. `width` in pixels, `size` in those of its texture. */
export async function photograph(
  stage: Stage,
  decor: Decor,
  width: number,
  size: TextureSize,
): Promise<Sharp> {
  const lighting = await lightingOf(stage.scene, stage.variant, width);
  const claddings = await Promise.all(
    wornOn(stage, decor).map(async (worn) => {
      const texture = await textureFor(worn, size);
      return { texture, metres: stage.laid ?? texture.metres };
    }),
  );
  return sharp(compose(lighting, claddings), { raw: { width, height: lighting.height, channels: 3 } });
}
