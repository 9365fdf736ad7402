import { decorOf, type ProductPicture, roomViewsOf } from 'picture-studio';
import * as endpoints from 'shared-contracts/image/endpoints';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountOpen } from '../http/mount-endpoint.ts';
import { type ProductResponse, productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';
import { inspirationImages } from './image-store.ts';

export function mountImageRoutes(api: Api, shop: ProductSource): void {
  mountOpen(api, endpoints.getImagesByProductId, async ({ query: { product_id } }) => {
    const [product] = await productsInOrder(shop.db, [product_id]);
    if (!product) throw new HttpError(404, 'Product not found.');
    return [...product.pictures, ...inOtherRooms(product)];
  });

  mountOpen(api, endpoints.getImagesByApplication, ({ query }) => inspirationImages(shop, query.application));
}

/** The rooms that do not suit the product's applications, because the link of a design may show any room (INSP-70). */
function inOtherRooms(product: ProductResponse): ProductPicture[] {
  const listed = new Set(product.pictures.map(({ image_link }) => image_link));
  return roomViewsOf(decorOf(product)).flatMap(({ picture }) =>
    listed.has(picture.image_link) ? [] : picture,
  );
}
