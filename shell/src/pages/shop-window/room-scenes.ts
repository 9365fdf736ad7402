import { CLOSE_VIEWS, type Room, roomName, viewName } from 'shared-contracts/image/picture-views';
import type { Picture, Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { productName } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import { windowMessages } from './window-messages.ts';

export type RoomScene = {
  product: Product;
  /** Undefined where the product has no pictures. */
  picture: Picture | undefined;
};

/** The fields of a scene that a page needs to show it and to link its product. */
export type ShownScene = {
  product: Pick<
    Product,
    'product_id' | 'material' | 'category' | 'type' | 'shade' | 'colour_name' | 'title' | 'code'
  >;
  picture: Picture | undefined;
};

/** Types without a pattern. Where a provider uses other names, all types count as patterned. */
const PLAIN_TYPES = ['Solid', 'Pastel'];
/** The room of `FinishSlices`: its fronts fill the whole width. The scenes beside the slices prefer other rooms. */
const SLICED_ROOM: Room = 'kitchen';

/**
 * Chooses products in rooms, each as different as possible from those before: another look (wood, stone, fluted, metallic), a
 * pattern rather than a plain colour, another room, light after dark, another shade. Returns fewer scenes for a short list.
 * @param elsewhere scenes shown on the same page: within a look, their products are chosen last
 */
export function roomScenes(
  products: readonly Product[],
  count: number,
  elsewhere: readonly RoomScene[] = [],
): RoomScene[] {
  return chosenScenes(count, elsewhere, (scenes) =>
    products.map((product) => ({ product, picture: roomOf(product, scenes) })),
  );
}

/** Chooses one room in as many finishes, or products in any room where too few are shown in that one. */
export function sceneSlices(
  products: readonly Product[],
  count: number,
  elsewhere: readonly RoomScene[],
): RoomScene[] {
  const inRoom = products.flatMap((product) => {
    const picture = roomsOf(product).find((room) => viewName(room) === SLICED_ROOM);
    return picture ? { product, picture } : [];
  });
  return inRoom.length >= count
    ? chosenScenes(count, elsewhere, () => inRoom)
    : roomScenes(products, count, elsewhere);
}

/** `A kitchen in Malabar Teak`. */
export function sceneInWords({ product, picture }: ShownScene): string {
  return windowMessages.inFinish(productName(product), roomName(viewName(picture))?.toLowerCase());
}

/** @param offered returns the candidates for the next place */
function chosenScenes(
  count: number,
  elsewhere: readonly RoomScene[],
  offered: (chosen: readonly RoomScene[]) => readonly RoomScene[],
): RoomScene[] {
  const chosen: RoomScene[] = [];
  while (chosen.length < count) {
    const [next] = offered(chosen)
      .filter(({ product }) => !chosen.some((scene) => scene.product === product))
      .map((scene) => ({ scene, rank: rank(scene, chosen, elsewhere) }))
      .toSorted((one, other) => other.rank - one.rank);
    if (!next) break;
    chosen.push(next.scene);
  }
  return chosen;
}

function rank(
  { product, picture }: RoomScene,
  chosen: readonly RoomScene[],
  elsewhere: readonly RoomScene[],
): number {
  const before = chosen.at(-1);
  const reasons = [
    !chosen.some((scene) => lookOf(scene.product) === lookOf(product)),
    !elsewhere.some((scene) => scene.product.product_id === product.product_id),
    !PLAIN_TYPES.some((plain) => isSameName(plain, lookOf(product))),
    picture && !chosen.some((scene) => viewName(scene.picture) === viewName(picture)),
    picture && viewName(picture) !== viewName(before?.picture),
    isLight(product) !== (before && isLight(before.product)),
    !chosen.some((scene) => scene.product.shade === product.shade),
  ];
  // Each criterion outweighs all that follow it.
  return reasons.reduce((sum, holds) => 2 * sum + (holds ? 1 : 0), 0);
}

const knownLooks = new WeakMap<Product, string>();

/** Returns what catches the eye: flutes or metal, else the type. */
function lookOf(product: Product): string {
  const known = knownLooks.get(product);
  if (known !== undefined) return known;
  const finish = finishOf(product);
  const look = finish === 'Fluted' || finish === 'Metallic' ? finish : product.type;
  knownLooks.set(product, look);
  return look;
}

/** Whether the colour is in the lighter half of perceived lightness. False without a code. */
function isLight({ code }: Product): boolean {
  const part = (at: number) => Number.parseInt(code.slice(at, at + 2), 16);
  return 0.3 * part(1) + 0.6 * part(3) + 0.1 * part(5) >= 144;
}

/** Returns the room that was shown least, in the provider's order. */
function roomOf(product: Product, chosen: readonly RoomScene[]): Picture | undefined {
  const timesShown = (room: Picture) =>
    chosen.filter(({ picture }) => viewName(picture) === viewName(room)).length +
    (viewName(room) === SLICED_ROOM ? 1 : 0);
  const [least] = roomsOf(product)
    .map((room) => ({ room, times: timesShown(room) }))
    .toSorted((one, other) => one.times - other.times);
  return least?.room;
}

/** Returns a product's large pictures of whole rooms, or else all its pictures. */
function roomsOf({ pictures }: Product): readonly Picture[] {
  const rooms = pictures.filter(({ image_type }) => image_type === 'render');
  const whole = rooms.filter((room) => !Object.hasOwn(CLOSE_VIEWS, viewName(room) ?? ''));
  const large = whole.filter(({ quality }) => quality === 'high');
  return [large, whole].find((list) => list.length > 0) ?? pictures;
}
