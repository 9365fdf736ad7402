import { ROOMS, roomName, viewName } from 'shared-contracts/image/picture-views';
import type { Picture, Product, ShadeColour } from 'shared-contracts/product';
import { shortlistMessages } from '../../shortlist-address/shortlist-messages.ts';

/** Pictures of one product by room: the name of the scene, or a number where a provider does not name its pictures. */
export type RoomPictures = ReadonlyMap<string, Picture>;

/**
 * The rooms in which a product is pictured. Our provider has pictures in every room for the colours of a shade, but on the product's own page
 * only in rooms that suit its applications.
 * @param colours of the shades, among them the product's own once they are loaded
 */
export function roomPictures(
  { product_id, material, pictures }: Product,
  colours: readonly ShadeColour[],
): RoomPictures {
  const colour = colours.find((one) => one.product_id === product_id && one.material === material);
  const own = pictures.filter(({ image_type, quality }) => image_type === 'render' && quality === 'high');
  const all = [...(colour?.room_views?.map(({ picture }) => picture) ?? []), ...own];
  const named = new Map<string, Picture>();
  for (const [index, picture] of all.entries()) {
    const view = viewName(picture);
    const room = view === undefined ? String(index + 1) : view;
    // A second camera in the same room does not count as a room.
    if ((view === undefined || roomName(view)) && !named.has(room)) named.set(room, picture);
  }
  return named;
}

/** All rooms in which one of the products is pictured: first those that show all of them, each group in the order of the shop. */
export function roomChoices(products: readonly RoomPictures[]): string[] {
  const order = Object.keys(ROOMS);
  const rooms = [...new Set(products.flatMap((pictures) => [...pictures.keys()]))];
  const lacking = (room: string) => products.filter((pictures) => !pictures.has(room)).length;
  return rooms.sort(
    (one, other) => lacking(one) - lacking(other) || order.indexOf(one) - order.indexOf(other),
  );
}

/** `Kitchen`, or `Room 2`. */
export function roomLabel(room: string): string {
  return roomName(room) ?? shortlistMessages.comparison.roomNumbered(room);
}
