import { PREVIEW_SIZE } from 'shared-contracts/product/rules';
import sharp, { type Sharp } from 'sharp';
import { composePicture } from '../composition/compose-picture.ts';
import { renderFlat } from '../composition/render-flat.ts';
import { composeRoomAlbedo, composeRoomLight } from '../composition/room-layers.ts';
import { normalMapFor, textureFor } from '../composition/texture-for.ts';
import { type Decor, finishOf } from '../scenes/decor.ts';
import { isRoom } from '../scenes/picture-views.ts';
import type { PictureResults } from './serve-orders.ts';
import type { Made, PictureTask } from './waiting-pictures.ts';

// Each picture uses one core. Decoded layers are cached here in a better form than libvips would cache them.
sharp.concurrency(1);
sharp.cache(false);

/** Gives far less than the 300 KB above which messengers show no large preview. */
const PREVIEW_QUALITY = 82;

/** Makes the pictures one after another, because a thread uses one core. */
export default async function makePictures(tasks: readonly PictureTask[]): Promise<PictureResults> {
  const results: PromiseSettledResult<Made>[] = [];
  for (const task of tasks) results.push(...(await Promise.allSettled([make(task)])));
  return results;
}

async function make(task: PictureTask): Promise<Made> {
  if (task.format === 'light') return await composeRoomLight(task);
  const { format, ...request } = task;
  if (format === 'albedo') {
    return isRoom(request.view) ? await composeRoomAlbedo(request.decor, request.view) : undefined;
  }
  if (format === 'decor-preview') return await previewOf(await flatDecor(request.decor), false);
  const picture = await composePicture(request);
  if (format === 'webp' || !picture) return picture;
  return await previewOf(sharp(picture), true);
}

/** The decor without a scene: takes half a second in a new thread, where a room takes two. */
async function flatDecor(decor: Decor): Promise<Sharp> {
  return renderFlat(await textureFor(decor, 512), 800, {
    isFluted: finishOf(decor) === 'fluted',
    normals: await normalMapFor(decor, 512),
  });
}

/** @param mozjpeg smaller files, for which the encoder takes several times as long */
function previewOf(picture: Sharp, mozjpeg: boolean): Promise<Buffer> {
  return picture
    .resize({ ...PREVIEW_SIZE, fit: 'cover' })
    .jpeg({ quality: PREVIEW_QUALITY, mozjpeg })
    .toBuffer();
}
