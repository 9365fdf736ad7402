import type { Sharp } from 'sharp';
import type { Decor } from '../recipes/decor.ts';
import { finishOf } from '../recipes/finish.ts';
import { isRoom, type PictureView, type PictureWidth } from '../scenes/picture-views.ts';
import { stageOf } from '../scenes/scene-for.ts';
import type { PictureRequest } from '../serving/picture-request.ts';
import { encode } from './encode-webp.ts';
import { scan } from './render-flat.ts';
import { photograph } from './render-scene.ts';
import { type TextureSize, textureFor } from './texture-for.ts';

/**
 * Composes one picture as WebP, the same bytes each time; `undefined` for a view that the studio has not built in the
 * decor's finish. Keeps its thread busy for a tenth of a second and more: serve through `PictureCache`.
 */
export async function composePicture({ decor, view, width }: PictureRequest): Promise<Buffer | undefined> {
  const picture = await taken(decor, view, width);
  return picture && encode(picture, width);
}

async function taken(decor: Decor, view: PictureView, width: PictureWidth): Promise<Sharp | undefined> {
  const size = textureSize(view, width);
  if (view === 'flat') {
    return scan(await textureFor(decor, size), width, { isFluted: finishOf(decor) === 'fluted' });
  }
  const stage = stageOf(decor, view);
  return stage && photograph(stage, decor, width, size);
}

/** Pixels that show a decor as finely as the picture can: what is seen from nearer, or larger, needs more. */
function textureSize(view: PictureView, width: PictureWidth): TextureSize {
  if (isRoom(view)) return width > 400 ? 1024 : 512;
  if (view === 'sample') return width > 800 ? 2048 : width > 400 ? 1024 : 512;
  if (view === 'closeup' && width > 400) return 2048;
  return width > 800 ? 2048 : width > 200 ? 1024 : 512;
}
