import * as endpoints from 'shared-contracts/image/endpoints';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountOpen } from '../http/mount-endpoint.ts';
import { productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { inspirationImages } from './image-store.ts';

export function mountImageRoutes(api: Api, shop: ProductSource): void {
  mountOpen(api, endpoints.getImagesByProductId, async ({ query: { product_id } }) => {
    const [product] = await productsInOrder(shop.db, [product_id]);
    if (!product) throw new HttpError(404, 'Product not found.');
    return product.pictures;
  });

  mountOpen(api, endpoints.getImagesByApplication, ({ query }) => inspirationImages(shop, query.application));
}
