import * as address from '../address/address-endpoints.ts';
import * as cart from '../cart/cart-endpoints.ts';
import * as customer from '../customer/customer-endpoints.ts';
import type { Endpoint } from '../endpoint/define-endpoint.ts';
import * as filterOptions from '../filter-options/filter-options-endpoints.ts';
import * as image from '../image/image-endpoints.ts';
import * as order from '../order/order-endpoints.ts';
import { getOrderPaper } from '../order/order-paper.ts';
import * as product from '../product/product-endpoints.ts';
import * as shortlist from '../shortlist/shortlist-endpoints.ts';

/** Every endpoint, for the provider’s API reference and for tests. A storefront package imports the few that it calls. */
export const allEndpoints: readonly Endpoint[] = [
  product,
  filterOptions,
  image,
  cart,
  customer,
  address,
  order,
  { getOrderPaper },
  shortlist,
].flatMap((resource) => Object.values<Endpoint>(resource));
