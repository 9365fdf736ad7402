import { decorOf, roomViewsOf } from 'picture-studio';
import { BOARD_VARIATIONS_CATEGORY } from 'shared-contracts/product';
import { findProducts, type ProductResponse } from './product-store.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import type { ShelfFilters } from './shelf/shelf.ts';

/** The colours of a shade in each material, because the page of a Ply Wood board links to the other colours in Ply Wood. */
export async function coloursOfShade(shop: ProductSource, line: ShelfFilters) {
  const colours = await findProducts(shop, line);
  // Boards are never shown in several rooms.
  if (line.productClass === 'Board') return colours;
  return colours.map((colour) => ({ ...colour, room_views: roomViewsOf(decorOf(colour)) }));
}

/** The boards of a colour, one for each material. */
export async function boardsOfColour(
  shop: ProductSource,
  colour: ShelfFilters,
  category: string[],
): Promise<ProductResponse[]> {
  const boards = { ...colour, productClass: 'Board' };
  const ofCategory = await findProducts(shop, { ...boards, category });
  // API-9: the page of a sheet sends the sheet's own category, which no board has.
  const found = ofCategory.length > 0 ? ofCategory : usualFirst(await findProducts(shop, boards));
  return onePerMaterial(found);
}

/** The colours of all shades of a line, those in the given material first. */
export async function shadesOf(shop: ProductSource, line: ShelfFilters, material: string | undefined) {
  const shelf = await shop.shelf.current();
  const ofMaterial = material ? shelf.matching({ ...line, material }) : [];
  const colours = [...ofMaterial, ...shelf.matching(line)].map((place) => shelf.colour(place));
  return onePerColour(colours).map(({ shade: name, type: _type, category: _category, ...colour }) => ({
    name,
    ...colour,
  }));
}

/** PROD-13: boards of the usual category come first. */
function usualFirst<Board extends { category: string }>(boards: readonly Board[]): Board[] {
  const isUsual = ({ category }: Board) => category === BOARD_VARIATIONS_CATEGORY;
  return [...boards.filter(isUsual), ...boards.filter((board) => !isUsual(board))];
}

/** The first product of each colour. A colour in several categories, materials or types gets only one swatch. */
export function onePerColour<Product extends { colour_name: string; code: string }>(
  products: readonly Product[],
): Product[] {
  return firstOfEach(products, ({ colour_name, code }) => `${colour_name} ${code}`);
}

export function onePerMaterial<Product extends { material: string }>(
  products: readonly Product[],
): Product[] {
  return firstOfEach(products, ({ material }) => material);
}

function firstOfEach<Product>(products: readonly Product[], key: (product: Product) => string): Product[] {
  return [...Map.groupBy(products, key).values()].flatMap((same) => same.slice(0, 1));
}
