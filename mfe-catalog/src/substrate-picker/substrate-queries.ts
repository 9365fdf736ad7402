import { queryOptions } from '@tanstack/react-query';
import type { Picture } from 'shared-contracts/product';
import { samplePicture } from '../product-card/product-pictures.ts';
import { filterProductsQuery } from '../shop-address/product-list-queries.ts';

/** The fields of a core that its tile shows. The document carries them in place of two products. */
export type Core = { code: string; picture: Picture | null; price: number | null };

/** Requests the first board with a core, for a picture of the core's edge, and the price of the cheapest one. */
export function coreQuery(material: string) {
  return queryOptions<Core>({
    queryKey: ['catalog', 'core', material],
    queryFn: async ({ client }) => {
      const [shown, cheapest] = await Promise.all([
        client.fetchQuery(boardQuery(material, {})),
        client.fetchQuery(boardQuery(material, { sortBy: 'price', order: 'asc' })),
      ]);
      const [board] = shown.products;
      return {
        code: board?.code ?? '',
        picture: samplePicture(board?.pictures ?? []) ?? null,
        price: cheapest.products[0]?.selling_price ?? null,
      };
    },
  });
}

function boardQuery(material: string, order: { sortBy?: 'price'; order?: 'asc' }) {
  return filterProductsQuery({
    query: { page: 1, limit: 1, ...order },
    body: { filters: { productClass: 'Board', material } },
  });
}
