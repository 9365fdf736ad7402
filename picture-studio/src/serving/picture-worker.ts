import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureRequest } from '../composition/compose-picture.ts';
import { composePicture } from '../composition/compose-picture.ts';
import type { ComposedPicture } from './picture-thread.ts';

// One picture takes one core, and what was decoded is kept here in a better form.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (request: PictureRequest) => {
  parentPort?.postMessage(await composed(request));
});

async function composed(request: PictureRequest): Promise<ComposedPicture> {
  try {
    return { picture: await composePicture(request) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
