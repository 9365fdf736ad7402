import { expect, it } from 'vitest';
import { loadCatalogue } from '../../../provider/src/catalogue/load-catalogue.ts';
import { DeskFull, PictureDesk } from './picture-queue.ts';
import type { PictureRequest } from './picture-request.ts';

const [decor] = loadCatalogue().products;
if (!decor) throw new Error('The catalogue is empty.');
const flat: PictureRequest = { decor, view: 'flat', width: 200 };

it('composes nothing any more once it is closed, so that a stopping provider ends', async () => {
  const desk = new PictureDesk();
  await expect(desk.compose(flat)).resolves.toBeInstanceOf(Buffer);
  const waiting = [desk.compose(flat), desk.compose(flat)];
  const ended = Promise.allSettled(waiting);
  await desk.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(desk.compose(flat)).rejects.toThrow('closed');
});

it('lets as many wait as it can serve soon, and refuses the next', async () => {
  const desk = new PictureDesk({ threads: 1, waiting: 1 });
  const served = [desk.compose(flat), desk.compose(flat)];
  await expect(desk.compose(flat)).rejects.toThrow(DeskFull);
  expect((await Promise.all(served)).every(Buffer.isBuffer)).toBe(true);
  await expect(desk.compose(flat)).resolves.toBeInstanceOf(Buffer);
  await desk.close();
});

it('composes small pictures before large ones that wait', async () => {
  const desk = new PictureDesk({ threads: 1 });
  const done: number[] = [];
  const compose = async (width: PictureRequest['width']) => {
    await desk.compose({ ...flat, width });
    done.push(width);
  };
  await Promise.all([compose(200), compose(800), compose(400), compose(200)]);
  expect(done).toEqual([200, 200, 400, 800]);
  await desk.close();
});
