import type { Decor } from '../recipes/decor.ts';
import { COLOUR_VIEWS, type PictureView, ROOMS, type Room } from '../scenes/picture-views.ts';
import { sceneFor } from '../scenes/scene-for.ts';

/** The room that fits an application best. */
const ROOM_OF: ReadonlyMap<string, Room> = new Map([
  ['Kitchen', 'kitchen'],
  ['Bathroom Vanity', 'kitchen'],
  ['Wardrobe', 'bedroom'],
  ['Kids Room', 'bedroom'],
  ['TV Unit', 'living'],
  ['Wall Panel', 'living'],
  ['Office', 'living'],
  ['Pooja Room', 'living'],
]);

/** Applications that their room really shows. The others are shown in the nearest room: there is no bathroom, for example. */
const IN_ITS_ROOM: ReadonlySet<string> = new Set(['Kitchen', 'Wardrobe', 'TV Unit', 'Wall Panel']);

/** Whether the room of an application shows the application itself. */
export function isInItsRoom(application: string): boolean {
  return IN_ITS_ROOM.has(application);
}

/** The views with a scene in the product's finish, rooms last. */
export function viewsOf(decor: Decor, applications: readonly string[]): PictureView[] {
  return [...COLOUR_VIEWS.filter((view) => isBuilt(decor, view)), ...roomsOf(decor, applications)];
}

/** The rooms of a product's applications, in their order. Without a scene for any of them, the first room that has one. */
export function roomsOf(decor: Decor, applications: readonly string[]): Room[] {
  const own = new Set(applications.flatMap((application) => ROOM_OF.get(application) ?? []));
  const built = [...own].filter((room) => isBuilt(decor, room));
  return built.length > 0 ? built : ROOMS.filter((room) => isBuilt(decor, room)).slice(0, 1);
}

/** Whether there is a scene for a view in the decor's finish. The flat view needs none. */
export function isBuilt(decor: Decor, view: PictureView): boolean {
  return view === 'flat' || sceneFor(decor, view) !== undefined;
}
