import { VIEWS_OF_APPLICATIONS } from 'shared-contracts/image/picture-views';
import type { Decor } from '../scenes/decor.ts';
import { isRoom, type PictureView, ROOM_VIEWS, type Room, VIEWS } from '../scenes/picture-views.ts';
import { sceneFor } from '../scenes/scene-for.ts';
import { scenes } from '../scenes/scenes.ts';

/** Whether a room shows the application itself, and not only the one nearest to it. */
export function isInItsRoom(application: string): boolean {
  const { own = [] } = VIEWS_OF_APPLICATIONS[application] ?? {};
  return own.some((room) => scenes.get(room) !== undefined);
}

/** The views with a scene in the product's finish, rooms last. */
export function viewsOf(decor: Decor, applications: readonly string[]): PictureView[] {
  return [...VIEWS.filter((view) => !isRoom(view) && isBuilt(decor, view)), ...roomsOf(decor, applications)];
}

/** The rooms of a product's applications, in their order. If none of these has a scene, the first room that has one. */
export function roomsOf(decor: Decor, applications: readonly string[]): Room[] {
  const rooms = new Set(applications.flatMap((application) => roomsFor(decor, application)));
  return rooms.size > 0 ? [...rooms] : ROOM_VIEWS.filter((room) => isBuilt(decor, room)).slice(0, 1);
}

function roomsFor(decor: Decor, application: string): Room[] {
  const { own = [], nearest } = VIEWS_OF_APPLICATIONS[application] ?? {};
  const built = own.filter((room) => isBuilt(decor, room));
  if (built.length > 0) return built;
  return nearest && isBuilt(decor, nearest) ? [nearest] : [];
}

/** Whether there is a scene for a view in the decor's finish. The flat view needs none. */
export function isBuilt(decor: Decor, view: PictureView): boolean {
  return view === 'flat' || sceneFor(decor, view) !== undefined;
}
