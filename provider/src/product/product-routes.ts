import * as filterEndpoints from 'shared-contracts/filter-options/endpoints';
import type { ProductClass } from 'shared-contracts/product';
import * as endpoints from 'shared-contracts/product/endpoints';
import { canonicalClass } from 'shared-contracts/product/rules';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountOpen } from '../http/mount-endpoint.ts';
import { boardsOfColour, coloursOfShade, shadesOf } from './colours.ts';
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

  mountOpen(api, endpoints.colorsByShade, ({ body: { productClass: sent, category, type, shade } }) => {
    const productClass = knownClass(sent, 'productClass');
    return coloursOfShade(shop, { productClass, category: [category], type: [type], shade: [shade] });
  });

  mountOpen(api, endpoints.boardsByColour, ({ body: { category, type, colorCode } }) =>
    boardsOfColour(shop, { type: listOf(type), code: colorCode }, listOf(category)),
  );

  mountOpen(api, endpoints.boardVariations, ({ body: { material: category, type, code } }) =>
    findProducts(shop, { productClass: 'Board', category: [category], type: [type], code }),
  );

  mountOpen(api, endpoints.availableShades, ({ body }) => {
    const shade = body.every_shade ? [] : listOf(body.shade);
    const productClass = knownClass(body.productClass, 'productClass');
    const line = { productClass, category: [body.category], type: listOf(body.type), shade };
    return shadesOf(shop, line, body.material);
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

function listOf(value: string | undefined): string[] {
  return value ? [value] : [];
}

/**
 * The class in the catalogue's spelling; undefined if none is sent.
 * @param field the class's name in the request
 * @throws {HttpError} 400 for an unknown class (API-32).
 */
function knownClass(sent: string | undefined, field: 'class' | 'productClass'): ProductClass | undefined {
  if (!sent) return undefined;
  const known = canonicalClass(sent);
  if (!known) throw new HttpError(400, `Please check "${field}": it must be Sheet or Board.`);
  return known;
}
