import type { Picture, Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { isSameName } from 'shared-contracts/product/same-name';

/** A product in one of its rooms. */
export type RoomScene = {
  product: Product;
  /** Undefined where the product has no pictures. */
  picture: Picture | undefined;
};

/** Types without a figure. A provider that names its types otherwise has figured ones only. */
const PLAIN_TYPES = ['Solid', 'Pastel'];

/**
 * Products in rooms, each as different as possible from those before: another look (wood, stone, fluted, metallic), a figure rather
 * than a plain colour, another room, another shade. Fewer where the list is shorter.
 */
export function roomScenes(products: readonly Product[], count: number): RoomScene[] {
  const scenes: RoomScene[] = [];
  while (scenes.length < count) {
    const rest = products.filter((product) => !scenes.some((scene) => scene.product === product));
    const [scene] = rest
      .map((product) => ({ product, picture: roomOf(product, scenes) }))
      .toSorted((one, other) => rank(other, scenes) - rank(one, scenes));
    if (!scene) break;
    scenes.push(scene);
  }
  return scenes;
}

function rank({ product, picture }: RoomScene, before: readonly RoomScene[]): number {
  const isNewLook = !before.some((scene) => lookOf(scene.product) === lookOf(product));
  const isFigured = !PLAIN_TYPES.some((plain) => isSameName(plain, lookOf(product)));
  const isNextRoom = picture !== undefined && roomName(picture) !== roomName(before.at(-1)?.picture);
  const isNewShade = !before.some((scene) => scene.product.shade === product.shade);
  return (isNewLook ? 8 : 0) + (isFigured ? 4 : 0) + (isNextRoom ? 2 : 0) + (isNewShade ? 1 : 0);
}

/** What strikes the eye first: flutes or metal, else the type. */
function lookOf(product: Product): string {
  const finish = finishOf(product);
  return finish === 'Fluted' || finish === 'Metallic' ? finish : product.type;
}

/** The room that was shown least, in the provider's order. */
function roomOf({ pictures }: Product, before: readonly RoomScene[]): Picture | undefined {
  const rooms = pictures.filter(({ image_type }) => image_type === 'render');
  const large = rooms.filter(({ quality }) => quality === 'high');
  const timesShown = (room: Picture) =>
    before.filter(({ picture }) => roomName(picture) === roomName(room)).length;
  const offered = [large, rooms, pictures].find((list) => list.length > 0) ?? [];
  return offered.toSorted((one, other) => timesShown(one) - timesShown(other))[0];
}

/** `kitchen`, from a picture's address; undefined where a provider does not name its rooms. */
export function roomName(picture: Picture | undefined): string | undefined {
  return /\/([a-z]+)-\d+\.webp$/.exec(picture?.image_link ?? '')?.[1];
}
