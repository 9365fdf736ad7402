import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import { FINISHES, type Finish } from '../recipes/decor.ts';

/** Square pictures of the decor alone. */
export const COLOUR_VIEWS = ['sample', 'flat', 'closeup'] as const;
/** The decor in a room, 8:5. */
export const ROOMS = [
  'kitchen',
  'bedroom',
  'living',
  'bathroom',
  'kids',
  'pooja',
  'office',
  'entrance',
  'counter',
  'wardrobe',
] as const;
export type Room = (typeof ROOMS)[number];

/** Rooms that are seen a second time, from near the laminate: the kitchen beside its counter, and the bedroom's wardrobe. */
const SECOND_CAMERAS: readonly PictureView[] = ['counter', 'wardrobe'] satisfies Room[];

export const PICTURE_VIEWS = [...COLOUR_VIEWS, ...ROOMS] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** In pixels. 400 is the API's "low", 1600 its "high". */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Height in pixels for a width in pixels. */
export function heightOf(view: PictureView, width: number): number {
  return isRoom(view) ? Math.round((width * 5) / 8) : width;
}

export function isRoom(view: PictureView): view is Room {
  return ROOMS.some((room) => room === view);
}

export function isSecondCamera(view: PictureView): boolean {
  return SECOND_CAMERAS.includes(view);
}

/** The view and width in an address, or `undefined` where they are not offered. */
export function offeredPicture(
  view: string | undefined,
  width: number,
): { view: PictureView; width: PictureWidth } | undefined {
  const knownView = PICTURE_VIEWS.find((known) => known === view);
  const knownWidth = PICTURE_WIDTHS.find((known) => known === width);
  return knownView && knownWidth && { view: knownView, width: knownWidth };
}

/** The room and finish in an address, or `undefined` where they do not exist. */
export function offeredRoom(room: string, finish: string): { room: Room; finish: Finish } | undefined {
  const knownRoom = ROOMS.find((known) => known === room);
  const knownFinish = FINISHES.find((known) => known === finish);
  return knownRoom && knownFinish && { room: knownRoom, finish: knownFinish };
}
