import { queryString } from 'shared-contracts/routes';

/** The page that says how many pieces of a product some panels need (CUT-1). */
export function cuttingListPath({ product_id, material }: { product_id: string; material: string }): string {
  return `/cutting-list${queryString({ product: product_id, material })}`;
}
