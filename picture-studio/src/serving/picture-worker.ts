import { PREVIEW_SIZE } from 'shared-contracts/product/rules';
import sharp, { type Sharp } from 'sharp';
import { composePicture } from '../composition/compose-picture.ts';
import { exposureOf, keepExposure } from '../composition/exposure.ts';
import { renderFlat } from '../composition/render-flat.ts';
import { composeRoomAlbedo, composeRoomLight } from '../composition/room-layers.ts';
import { normalMapFor, textureFor } from '../composition/texture-for.ts';
import { decorTexture } from '../figures/decor-texture.ts';
import { type Decor, finishOf, recipeOf } from '../recipes/decor.ts';
import { FIGURES_BY_TYPE } from '../recipes/figures-by-type.ts';
import { isRoom } from '../scenes/picture-views.ts';
import { sceneNamed } from '../scenes/scene-for.ts';
import type { Made, PictureOrder, PictureTask } from './waiting-pictures.ts';

// One picture takes one core. Decoded layers are cached in a better form than libvips would keep them.
sharp.concurrency(1);
sharp.cache(false);

/** Far below the 300 KB above which messengers show no large preview. */
const PREVIEW_QUALITY = 82;

/** Pixels: enough for the engine to optimise the loops over them. */
const WARM_UP_SIZE = 256;

/** One after another: a thread takes one core. */
export default async function makePictures({
  tasks,
  lights,
}: PictureOrder): Promise<PromiseSettledResult<Made>[]> {
  for (const [name, exposure] of lights) keepExposure(name, exposure);
  const results: PromiseSettledResult<Made>[] = [];
  for (const task of tasks) results.push(...(await Promise.allSettled([make(task)])));
  return results;
}

async function make(task: PictureTask): Promise<Made> {
  if (task.format === 'warm-up') return warmUpFigures();
  if (task.format === 'light') return await composeRoomLight(task);
  if (task.format === 'exposure') {
    const choice = sceneNamed(task.scene, task.finish);
    return choice && (await exposureOf(choice.scene, choice.variant, task.width));
  }
  const { format, ...request } = task;
  if (format === 'albedo') {
    return isRoom(request.view) ? await composeRoomAlbedo(request.decor, request.view) : undefined;
  }
  if (format === 'decor-preview') return await previewOf(await flatDecor(request.decor), false);
  const picture = await composePicture(request);
  if (format === 'webp' || !picture) return picture;
  return await previewOf(sharp(picture), true);
}

/** Draws a figure of each type, so that the engine has optimised the code before the first shopper comes. */
function warmUpFigures(): undefined {
  for (const type of FIGURES_BY_TYPE.keys()) {
    const recipe = recipeOf({ colour_name: type, type, code: '#a08060', category: '', drawing: undefined });
    decorTexture(recipe, WARM_UP_SIZE);
  }
}

/** The decor without a scene: half a second in a new thread, where a room takes two. */
async function flatDecor(decor: Decor): Promise<Sharp> {
  return renderFlat(await textureFor(decor, 512), 800, {
    isFluted: finishOf(decor) === 'fluted',
    normals: normalMapFor(decor, 512),
  });
}

/** @param mozjpeg smaller files, for which the encoder takes several times as long */
function previewOf(picture: Sharp, mozjpeg: boolean): Promise<Buffer> {
  return picture
    .resize({ ...PREVIEW_SIZE, fit: 'cover' })
    .jpeg({ quality: PREVIEW_QUALITY, mozjpeg })
    .toBuffer();
}
