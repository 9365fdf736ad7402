import type { Decor } from '../recipes/decor.ts';
import { COLOUR_VIEWS, type PictureView, ROOMS, type Room } from '../scenes/picture-views.ts';
import { sceneFor } from '../scenes/scene-for.ts';
import { scenes } from '../scenes/scenes.ts';

/** Where an application is seen. */
interface Place {
  /** The rooms that show the application itself. */
  own?: readonly Room[];
  /** The nearest other room, for what has no scene of its own, or not in the decor's finish. */
  nearest?: Room;
}

const PLACE_OF: ReadonlyMap<string, Place> = new Map([
  ['Kitchen', { own: ['kitchen', 'counter'] }],
  ['Bathroom Vanity', { own: ['bathroom'], nearest: 'kitchen' }],
  ['Wardrobe', { own: ['bedroom', 'wardrobe'] }],
  ['Kids Room', { own: ['kids'], nearest: 'bedroom' }],
  ['TV Unit', { own: ['living'] }],
  ['Wall Panel', { own: ['entrance', 'living'] }],
  ['Office', { own: ['office'], nearest: 'living' }],
  ['Pooja Room', { own: ['pooja'], nearest: 'living' }],
]);

/** Whether there is a room that shows the application itself, and not only the nearest thing. */
export function isInItsRoom(application: string): boolean {
  const { own = [] } = PLACE_OF.get(application) ?? {};
  return own.some((room) => scenes.get(room) !== undefined);
}

/** The views with a scene in the product's finish, rooms last. */
export function viewsOf(decor: Decor, applications: readonly string[]): PictureView[] {
  return [...COLOUR_VIEWS.filter((view) => isBuilt(decor, view)), ...roomsOf(decor, applications)];
}

/** The rooms of a product's applications, in their order. Without a scene for any of them, the first room that has one. */
export function roomsOf(decor: Decor, applications: readonly string[]): Room[] {
  const rooms = new Set(applications.flatMap((application) => roomsFor(decor, application)));
  return rooms.size > 0 ? [...rooms] : ROOMS.filter((room) => isBuilt(decor, room)).slice(0, 1);
}

function roomsFor(decor: Decor, application: string): Room[] {
  const { own = [], nearest } = PLACE_OF.get(application) ?? {};
  const built = own.filter((room) => isBuilt(decor, room));
  if (built.length > 0) return built;
  return nearest && isBuilt(decor, nearest) ? [nearest] : [];
}

/** Whether there is a scene for a view in the decor's finish. The flat view needs none. */
export function isBuilt(decor: Decor, view: PictureView): boolean {
  return view === 'flat' || sceneFor(decor, view) !== undefined;
}
