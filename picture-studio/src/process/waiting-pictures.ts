import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { lookOf } from '../scenes/decor.ts';
import { isRoom } from '../scenes/picture-views.ts';

/**
 * `preview`: the JPEG of a link preview. `decor-preview`: the same with the decor alone, without a scene. `albedo`: the decor in a room
 * without light.
 */
export type PictureFormat = 'webp' | 'preview' | 'decor-preview' | 'albedo';

/** What a thread makes: a picture, or the light of a room. */
export type PictureTask =
  | (PictureRequest & { format: PictureFormat })
  | (RoomLightRequest & { format: 'light' });

export type Made = Uint8Array | undefined;

export interface Waiting extends PromiseWithResolvers<Made> {
  task: PictureTask;
  /** By `performance.now()`; `AHEAD` for what no shopper waits for. */
  due: number;
}

/** After all that shoppers wait for. */
export const AHEAD = Number.POSITIVE_INFINITY;

/** Pictures that a thread composes together at most: the first one waits for the last. */
const MOST_TOGETHER = 6;
/** Milliseconds within which a page requests its pictures. Later ones must not overtake what was due before them. */
const ONE_PAGE = 250;

/**
 * Takes the picture that is due first, with others of its page that show the same drawing in the same width: two threads would draw it
 * twice. What is made ahead is taken alone, because a shopper may come.
 */
export function takeTogether(waiting: Waiting[]): Waiting[] {
  const batch = waiting.splice(0, 1);
  const [first] = batch;
  if (!first || first.due === AHEAD) return batch;
  const drawing = drawingOf(first.task);
  const ofPage = waiting.filter(
    ({ due, task }) => due <= first.due + ONE_PAGE && drawing !== undefined && drawingOf(task) === drawing,
  );
  for (const next of ofPage.slice(0, MOST_TOGETHER - 1)) {
    waiting.splice(waiting.indexOf(next), 1);
    batch.push(next);
  }
  return batch;
}

/** Equal for pictures of one width that show a decor at the same scale; `undefined` for what shows none. */
function drawingOf(task: PictureTask): string | undefined {
  if (task.format !== 'webp') return undefined;
  return JSON.stringify([task.width, isRoom(task.view), lookOf(task.decor)]);
}
