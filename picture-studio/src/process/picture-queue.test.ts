// @module-tag all
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { composePicture, type PictureRequest } from '../composition/compose-picture.ts';
import { HIMADRI_WHITE, MALABAR_TEAK } from '../testing/sample-decors.ts';
import { PictureQueue } from './picture-queue.ts';
import { PictureRefusedError } from './refused-pictures.ts';

const flat: PictureRequest = { decor: HIMADRI_WHITE, view: 'flat', width: 200 };

/** A queue, by default with one thread, and the order in which its pictures are finished. */
function openQueue(options: { threads?: number; waiting?: number } = {}) {
  const queue = new PictureQueue({ threads: 1, ...options });
  onTestFinished(() => queue.close());
  const done: string[] = [];
  const noted = async (name: string, picture: Promise<unknown>) => {
    await picture;
    done.push(name);
  };
  return { queue, done, noted };
}

it('finishes the picture under way and no other once it is closed, so that a stopping provider ends', async () => {
  const { queue } = openQueue();
  await expect(queue.compose(flat)).resolves.toBeInstanceOf(Buffer);
  const waiting = [queue.compose(flat), queue.compose(flat)];
  const ended = Promise.allSettled(waiting);
  await queue.close();
  expect((await ended).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(queue.compose(flat)).rejects.toThrow('closed');
});

it('rejects requests when the queue is full', async () => {
  const { queue } = openQueue({ waiting: 1 });
  const served = [queue.compose(flat), queue.compose(flat)];
  await expect(queue.compose(flat)).rejects.toThrow(PictureRefusedError);
  expect((await Promise.all(served)).every(Buffer.isBuffer)).toBe(true);
  await expect(queue.compose(flat)).resolves.toBeInstanceOf(Buffer);
});

it('PIC-102 composes small pictures before large ones', async () => {
  const { queue, done, noted } = openQueue();
  const compose = (width: PictureRequest['width']) => noted(String(width), queue.compose({ ...flat, width }));
  await Promise.all([compose(200), compose(800), compose(400), compose(200)]);
  expect(done).toEqual(['200', '200', '400', '800']);
});

it('PIC-102 composes a wide picture before small ones that are requested after it was due', async () => {
  const { queue, done, noted } = openQueue();
  const compose = (name: string, width: PictureRequest['width'], at: number) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(at);
    const composed = noted(name, queue.compose({ ...flat, width }));
    clock.mockRestore();
    return composed;
  };
  await Promise.all([
    compose('begun', 200, 0),
    compose('wide', 1600, 0),
    compose('soon after', 200, 1_000),
    compose('long after', 200, 1_500),
  ]);
  expect(done).toEqual(['begun', 'soon after', 'wide', 'long after']);
});

it('PIC-108 composes the pictures of one drawing together, so that two threads do not draw it twice', async () => {
  const { queue, done, noted } = openQueue();
  const compose = (decor: PictureRequest['decor'], view: PictureRequest['view']) =>
    noted(`${decor.colour_name} ${view}`, queue.compose({ decor, view, width: 200 }));
  await Promise.all([
    compose(HIMADRI_WHITE, 'flat'),
    compose(MALABAR_TEAK, 'sample'),
    compose(HIMADRI_WHITE, 'sample'),
    compose(MALABAR_TEAK, 'flat'),
  ]);
  expect(done).toEqual([
    'Himadri White flat',
    'Malabar Teak sample',
    'Malabar Teak flat',
    'Himadri White sample',
  ]);
});

it('PIC-109 composes what shoppers wait for before all that is composed ahead', {
  tags: ['all'],
}, async () => {
  const { queue, done, noted } = openQueue();
  const ahead = (name: string) => noted(name, queue.composeAhead(flat));
  const begun = ['begun', 'ahead', 'ahead'].map(ahead);
  await Promise.all([...begun, noted('asked', queue.compose({ ...flat, width: 1600 }))]);
  expect(done).toEqual(['begun', 'asked', 'ahead', 'ahead']);
});

it('PIC-109 starts the process before the first picture', async () => {
  const { queue } = openQueue({ threads: 2 });
  await queue.warmUp();
  const { pid } = queue.state();
  await expect(queue.compose(flat)).resolves.toEqual(await composePicture(flat));
  expect(queue.state().pid).toBe(pid);
});

it('PIC-102 PROD-27 composes a link preview before the pictures that wait', async () => {
  const { queue, done, noted } = openQueue();
  const compose = (name: string, format: 'webp' | 'preview') => noted(name, queue.compose(flat, format));
  await Promise.all([compose('first', 'webp'), compose('second', 'webp'), compose('preview', 'preview')]);
  // A picture that a worker has begun is not interrupted.
  expect(done.indexOf('preview')).toBeLessThan(2);
});

it('PROD-30 composes the preview of a decor while all other threads are busy', {
  tags: ['all'],
}, async () => {
  const { queue } = openQueue();
  const busy = Array.from({ length: 20 }, () => queue.compose({ ...flat, width: 1600 }));
  const ended = Promise.allSettled(busy);
  const preview = queue.compose(flat, 'decor-preview').then(() => 'preview');
  expect(await Promise.race([preview, Promise.all(busy)])).toBe('preview');
  await queue.close();
  await ended;
});

/** The priorities of the threads of the picture process: 0 is the default, 19 the lowest. */
function priorities(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    // After the name, which may contain spaces and ends with a bracket, the priority is the 17th field.
    const [, fields = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]);
  });
}

it.runIf(process.platform === 'linux')(
  'API-60 composes ahead in a thread of the lowest priority',
  { tags: ['all'] },
  async () => {
    const { queue } = openQueue();
    await queue.compose(flat);
    const { pid = 0 } = queue.state();
    const before = priorities(pid).filter((priority) => priority === 19).length;
    await expect(queue.composeWhenIdle(flat)).resolves.toEqual(await queue.compose(flat));
    const after = priorities(pid);
    expect(after.filter((priority) => priority === 19)).toHaveLength(before + 1);
    expect(after.filter((priority) => priority < 19).length).toBeGreaterThan(1);
  },
);

it('API-60 begins to compose ahead when all pictures that shoppers wait for are ready', {
  tags: ['all'],
}, async () => {
  const { queue, done, noted } = openQueue();
  const asked = Array.from({ length: 3 }, () => noted('asked', queue.compose(flat)));
  const ahead = noted('ahead', queue.composeWhenIdle(flat));
  await Promise.all([...asked, ahead]);
  expect(done).toEqual(['asked', 'asked', 'asked', 'ahead']);
  await queue.close();
  await expect(queue.composeWhenIdle(flat)).rejects.toThrow('closed');
});
