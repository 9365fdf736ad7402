import { queryString } from 'shared-contracts/routes';

/** The page's path. Packages other than this one do not link it. */
export const MY_ROOM = '/my-room';

/** The page, with the decor of a product or one that is chosen there (ROOM-1). */
export function myRoomPath(product?: string): string {
  return `${MY_ROOM}${queryString({ product })}`;
}
