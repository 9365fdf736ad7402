import { endpointQuery } from 'shared-contracts/http';
import { getProduct } from 'shared-contracts/product/endpoints';
import type { CuttingList } from './panels/list-in-address.ts';

export const productQuery = ({ product_id, material }: CuttingList['product']) =>
  endpointQuery(getProduct, { query: { id: product_id, material } });
