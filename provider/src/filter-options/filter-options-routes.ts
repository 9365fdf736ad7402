import * as endpoints from 'shared-contracts/filter-options/endpoints';
import type { Api } from '../http/api.ts';
import { mountOpen } from '../http/mount-endpoint.ts';
import { countFacets } from '../product/facet-store.ts';
import { applicationNames, productTypes, shades } from '../product/filter-options-store.ts';
import { knownClass } from '../product/known-class.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

export function mountFilterOptionsRoutes(api: Api, shop: ProductSource): void {
  const { db } = shop;
  mountOpen(api, endpoints.getShades, () => shades(db));
  mountOpen(api, endpoints.getApplications, () => applicationNames(db));
  mountOpen(api, endpoints.getTypes, () => productTypes(db));
  mountOpen(api, endpoints.getCategoriesAndTypes, async ({ query }) => {
    const { category, type } = await countFacets(shop, { productClass: knownClass(query.class, 'class') });
    return { categories: category.map(({ name }) => ({ name })), types: type.map(({ name }) => ({ name })) };
  });
}
