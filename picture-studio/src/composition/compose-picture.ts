import sharp, { type Sharp } from 'sharp';
import { type Decor, finishOf } from '../scenes/decor.ts';
import { isRoom, type PictureView, type PictureWidth } from '../scenes/picture-views.ts';
import { type SceneChoice, sceneFor } from '../scenes/scene-for.ts';
import { composeLayers } from './compose-layers.ts';
import { encodeWebp, MAX_KILOBYTES } from './encode-webp.ts';
import { exposureOf } from './exposure-files.ts';
import { renderFlat } from './render-flat.ts';
import type { TextureSize } from './texture.ts';
import { claddingsOf, normalMapFor, textureFor } from './texture-for.ts';

/** Plain data, so that it can be sent to a worker. */
export interface PictureRequest {
  decor: Decor;
  view: PictureView;
  /** In pixels. */
  width: PictureWidth;
}

/**
 * Composes one picture as WebP, with the same bytes each time; `undefined` for a view without a scene in the decor's
 * finish. It blocks its thread for 100 ms and more: serve pictures through `PictureCache`.
 */
export async function composePicture({ decor, view, width }: PictureRequest): Promise<Buffer | undefined> {
  const picture = await render(decor, view, width);
  return picture && encodeWebp(picture, MAX_KILOBYTES[width]);
}

async function render(decor: Decor, view: PictureView, width: PictureWidth): Promise<Sharp | undefined> {
  const size = textureSize(view, width);
  if (view === 'flat') {
    return renderFlat(await textureFor(decor, size), width, {
      isFluted: finishOf(decor) === 'fluted',
      normals: await normalMapFor(decor, size),
    });
  }
  const choice = sceneFor(decor, view);
  return choice && renderScene(choice, decor, width, size);
}

/** Pixels that show a decor as finely as the picture can: close and large views need more. */
function textureSize(view: PictureView, width: PictureWidth): TextureSize {
  // A room's tile is 2.8 m wide, and its pixels at 800 are 7 mm.
  if (isRoom(view)) return width > 800 ? 1024 : width > 400 ? 512 : 256;
  if (view === 'sample') return width > 800 ? 2048 : width > 400 ? 1024 : 512;
  if (view === 'closeup' && width > 400) return 2048;
  return width > 800 ? 2048 : width > 200 ? 1024 : 512;
}

/** A decor in a scene. `width` in pixels, `size` in those of its texture. */
async function renderScene(
  choice: SceneChoice,
  decor: Decor,
  width: number,
  size: TextureSize,
): Promise<Sharp> {
  const exposure = await exposureOf(choice.scene, choice.variant, width);
  const claddings = await claddingsOf(choice, decor, size);
  return sharp(composeLayers(exposure, claddings), { raw: { width, height: exposure.height, channels: 3 } });
}
