import { viewInWords, viewName } from 'shared-contracts/image/picture-views';
import type { Picture, RoomView } from 'shared-contracts/product';
import { messages } from '../messages.ts';
import type { Colour } from './colours-query.ts';

export type RoomPicture = {
  /** Identifies the room in a design's address: the scene's name, or a number if the provider does not name scenes. */
  room: string;
  picture: Picture;
  /** Present if the browser can compose the room itself. */
  layers?: RoomView['layers'];
};

/** Shown first if the provider has it, because the other large pictures of the home page are kitchens. */
const FIRST_ROOM = 'living';

export function shownRoom(
  rooms: readonly RoomPicture[],
  wanted: string | undefined,
): RoomPicture | undefined {
  const named = (name: string | undefined) => rooms.find(({ room }) => room === name);
  return named(wanted) ?? named(FIRST_ROOM) ?? rooms[0];
}

/** The rooms of a product in the provider's order. A provider without `room_views` has the rooms of its pictures (API-18). */
export function roomPictures({
  room_views,
  pictures,
}: Pick<Colour, 'room_views' | 'pictures'>): RoomPicture[] {
  const renders = pictures.filter(({ image_type, quality }) => image_type === 'render' && quality === 'high');
  const views: readonly RoomView[] = room_views ?? renders.map((picture) => ({ picture }));
  return views.map((view, index) => ({ room: viewName(view.picture) ?? String(index + 1), ...view }));
}

export function roomInWords({ picture }: RoomPicture, colour: string): string {
  return viewInWords(picture, colour) ?? messages.roomIn(colour);
}

/** Returns the plain picture of a decor if the provider has one, else the sample. */
export function swatchPicture(pictures: readonly Picture[]): Picture | undefined {
  const decors = pictures.filter(({ image_type, quality }) => image_type === 'color' && quality === 'low');
  return decors.find((picture) => viewName(picture) === 'flat') ?? decors[0];
}
