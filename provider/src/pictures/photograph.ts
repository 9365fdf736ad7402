import sharp, { type Sharp } from 'sharp';
import { companionOf } from './companion.ts';
import { compose } from './composition/compose.ts';
import type { Decor } from './decor.ts';
import { lightingOf } from './layers/lighting.ts';
import type { Stage } from './stage.ts';
import { type TextureSize, textureFor } from './texture-for.ts';

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
