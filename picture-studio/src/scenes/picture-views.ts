import {
  CLOSE_VIEWS,
  COLOUR_VIEWS,
  PICTURE_VIEWS,
  type PictureView,
  type Room,
} from 'shared-contracts/image/picture-views';
import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import { FINISHES, type Finish } from './decor.ts';

export type { PictureView, Room };

export const VIEWS = Object.keys(PICTURE_VIEWS) as PictureView[];
/** Whole rooms first. */
export const ROOM_VIEWS = VIEWS.filter(isRoom);

/** In pixels. 400 is the API's "low", 1600 its "high". */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Height in pixels for a width in pixels. */
export function heightOf(view: PictureView, width: number): number {
  return isRoom(view) ? Math.round((width * 5) / 8) : width;
}

export function isRoom(view: PictureView): view is Room {
  return !(view in COLOUR_VIEWS);
}

export function isSecondCamera(view: PictureView): boolean {
  return view in CLOSE_VIEWS;
}

/** The view and width in an address, or `undefined` where they are not offered. */
export function offeredPicture(
  view: string | undefined,
  width: number,
): { view: PictureView; width: PictureWidth } | undefined {
  const knownView = VIEWS.find((known) => known === view);
  const knownWidth = PICTURE_WIDTHS.find((known) => known === width);
  return knownView && knownWidth && { view: knownView, width: knownWidth };
}

/** The room and finish in an address, or `undefined` where they do not exist. */
export function offeredRoom(room: string, finish: string): { room: Room; finish: Finish } | undefined {
  const knownRoom = ROOM_VIEWS.find((known) => known === room);
  const knownFinish = FINISHES.find((known) => known === finish);
  return knownRoom && knownFinish && { room: knownRoom, finish: knownFinish };
}
