import { decorOf, roomViewsOf } from 'picture-studio';
import * as filterEndpoints from 'shared-contracts/filter-options/endpoints';
import { BOARD_VARIATIONS_CATEGORY, type ProductClass } from 'shared-contracts/product';
import * as endpoints from 'shared-contracts/product/endpoints';
import { canonicalClass } from 'shared-contracts/product/rules';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountOpen } from '../http/mount-endpoint.ts';
import { onePerColour, onePerMaterial } from './colours.ts';
import { countFacets, spreadOfPrices } from './facet-store.ts';
import { applicationNames, productTypes, shades } from './filter-options-store.ts';
import { nearestTo } from './nearest-decors.ts';
import { companionsOf, formsOf } from './product-forms.ts';
import { findProduct, findProducts, listProducts, searchProducts } from './product-store.ts';
import { relatedTo } from './related-products.ts';
import type { ProductSource } from './shelf/live-shelf.ts';
import { suggest } from './suggest.ts';

export function mountProductRoutes(api: Api, shop: ProductSource): void {
  mountOpen(api, endpoints.getProduct, ({ query }) => findProduct(shop.db, query));

  mountOpen(api, endpoints.getProductForms, async ({ query }) => {
    const product = await findProduct(shop.db, query);
    const [forms, goesWith] = await Promise.all([formsOf(shop, product), companionsOf(shop, product)]);
    return { forms, goesWith };
  });

  mountOpen(api, endpoints.getRelatedProducts, async ({ query }) =>
    relatedTo(shop, await findProduct(shop.db, query)),
  );

  mountOpen(api, endpoints.nearestDecors, async ({ query }) => ({ decors: await nearestTo(shop, query) }));

  mountOpen(api, endpoints.searchProducts, ({ query }) => searchProducts(shop, query));

  mountOpen(api, endpoints.filterProducts, ({ query: { page, limit, order }, body: { filters } }) =>
    listProducts(
      shop,
      { ...filters, productClass: knownClass(filters.productClass, 'productClass') },
      { page, limit, price: order || undefined },
    ),
  );

  // The list holds each material of a colour: the page of a Ply Wood board links to the other colours in Ply Wood.
  mountOpen(api, endpoints.colorsByShade, async ({ body: { productClass: sent, category, type, shade } }) => {
    const productClass = knownClass(sent, 'productClass');
    const line = { productClass, category: [category], type: [type], shade: [shade] };
    const colours = await findProducts(shop, line);
    // No page shows a board in several rooms.
    if (productClass === 'Board') return colours;
    return colours.map((colour) => ({ ...colour, room_views: roomViewsOf(decorOf(colour)) }));
  });

  mountOpen(api, endpoints.boardsByColour, async ({ body: { category, type, colorCode } }) => {
    const boards = { productClass: 'Board', type: listOf(type), code: colorCode };
    const ofCategory = await findProducts(shop, { ...boards, category: listOf(category) });
    // API-9: the page of a sheet sends the sheet's category, which no board has.
    return onePerMaterial(ofCategory.length > 0 ? ofCategory : usualFirst(await findProducts(shop, boards)));
  });

  mountOpen(api, endpoints.boardVariations, ({ body: { material: category, type, code } }) =>
    findProducts(shop, { productClass: 'Board', category: [category], type: [type], code }),
  );

  mountOpen(api, endpoints.availableShades, async ({ body }) => {
    const { category, type, material } = body;
    const shade = body.every_shade ? [] : listOf(body.shade);
    const productClass = knownClass(body.productClass, 'productClass');
    const shelf = await shop.shelf.current();
    const line = { productClass, category: [category], type: listOf(type), shade };
    const ofMaterial = material ? shelf.matching({ ...line, material }) : [];
    const colours = [...ofMaterial, ...shelf.matching(line)].map((place) => shelf.colour(place));
    return onePerColour(colours).map(({ shade: name, type: _type, category: _category, ...colour }) => ({
      name,
      ...colour,
    }));
  });

  mountOpen(api, endpoints.getFacets, async ({ query: { class: sent, search: term, ...filters } }) => {
    const counted = { ...filters, productClass: knownClass(sent, 'class'), term };
    const [lists, price] = await Promise.all([countFacets(shop, counted), spreadOfPrices(shop, counted)]);
    return { ...lists, price };
  });

  mountOpen(api, endpoints.suggestProducts, ({ query: { q } }) => suggest(shop, q));
}

export function mountFilterOptionsRoutes(api: Api, shop: ProductSource): void {
  const { db } = shop;
  mountOpen(api, filterEndpoints.getShades, () => shades(db));
  mountOpen(api, filterEndpoints.getApplications, () => applicationNames(db));
  mountOpen(api, filterEndpoints.getTypes, () => productTypes(db));
  mountOpen(api, filterEndpoints.getCategoriesAndTypes, async ({ query }) => {
    const { category, type } = await countFacets(shop, { productClass: knownClass(query.class, 'class') });
    return { categories: category.map(({ name }) => ({ name })), types: type.map(({ name }) => ({ name })) };
  });
}

/** PROD-13: boards of the usual category come first. */
function usualFirst<Board extends { category: string }>(boards: readonly Board[]): Board[] {
  const isUsual = ({ category }: Board) => category === BOARD_VARIATIONS_CATEGORY;
  return [...boards.filter(isUsual), ...boards.filter((board) => !isUsual(board))];
}

function listOf(value: string | undefined): string[] {
  return value ? [value] : [];
}

/**
 * The class in the catalogue's spelling; undefined where none is sent.
 * @param field the request's name for it
 * @throws {HttpError} 400 for an unknown class (API-32).
 */
function knownClass(sent: string | undefined, field: 'class' | 'productClass'): ProductClass | undefined {
  if (!sent) return undefined;
  const known = canonicalClass(sent);
  if (!known) throw new HttpError(400, `Please check "${field}": it must be Sheet or Board.`);
  return known;
}
