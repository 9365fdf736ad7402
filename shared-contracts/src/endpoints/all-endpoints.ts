import * as cart from '../cart/cart-endpoints.ts';
import * as customer from '../customer/customer-endpoints.ts';
import type { Endpoint } from '../endpoint/define-endpoint.ts';
import * as filterOptions from '../filter-options/filter-options-endpoints.ts';
import * as image from '../image/image-endpoints.ts';
import * as product from '../product/product-endpoints.ts';

/** Every call of the wire contract, for the provider’s reference and for tests. A storefront package imports the few it uses. */
export const allEndpoints: readonly Endpoint[] = [product, filterOptions, image, cart, customer].flatMap(
  (resource) => Object.values<Endpoint>(resource),
);
