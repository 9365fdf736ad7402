import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { lookOf } from '../scenes/decor.ts';
import { isRoom } from '../scenes/picture-views.ts';

/**
 * `preview`: the JPEG of a link preview. `decor-preview`: the same with the decor alone, without a scene. `albedo`: the decor in a room
 * without light.
 */
export type PictureFormat = 'webp' | 'preview' | 'decor-preview' | 'albedo';

/** A task of a thread: a picture, or the light of a room. */
export type PictureTask =
  | (PictureRequest & { format: PictureFormat })
  | (RoomLightRequest & { format: 'light' });

export type Made = Uint8Array | undefined;

export interface Waiting extends PromiseWithResolvers<Made> {
  task: PictureTask;
  /** A time by `performance.now()`, or `AHEAD` if no shopper waits for it. */
  due: number;
}

/** Later than everything that shoppers wait for. */
export const AHEAD = Number.POSITIVE_INFINITY;

/** Number of pictures that a thread composes together: the first one waits for the last. */
const MOST_TOGETHER = 6;
/** Milliseconds within which a page requests its pictures. Later ones must not overtake what was due before them. */
const ONE_PAGE = 250;

/**
 * Takes the picture that is due first, together with others of its page that show the same drawing in the same width, because otherwise two
 * threads would draw it. A picture composed ahead is taken alone, because a shopper may come.
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

/** Equal for pictures of the same width and decor at the same scale; `undefined` for a task that draws no decor. */
function drawingOf(task: PictureTask): string | undefined {
  if (task.format !== 'webp') return undefined;
  return JSON.stringify([task.width, isRoom(task.view), lookOf(task.decor)]);
}
