import { parentPort } from 'node:worker_threads';
import { composePicture } from './compose-picture.ts';
import type { DrawnPicture, DrawPicture } from './picture-desk.ts';

parentPort?.on('message', async ({ ticket, decor, view, width }: DrawPicture) => {
  const answer = await draw(ticket, () => composePicture(decor, view, width));
  parentPort?.postMessage(answer);
});

async function draw(ticket: number, compose: () => Promise<Buffer | undefined>): Promise<DrawnPicture> {
  try {
    return { ticket, picture: await compose() };
  } catch (error) {
    return { ticket, failure: error instanceof Error ? error.message : String(error) };
  }
}
