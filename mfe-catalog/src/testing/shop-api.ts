import { getCartCharges, quoteItems } from 'shared-contracts/cart/endpoints';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import type { Product } from 'shared-contracts/product';
import {
  availableShades,
  boardsByColour,
  colorsByShade,
  filterProducts,
  getFacets,
  getProduct,
  getProductForms,
  getRelatedProducts,
  searchProducts,
  suggestProducts,
} from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import { errorResponse, type MockApi, mockApi } from 'shared-contracts/testing/scene';

export function numberedProducts(count: number, first = 1): Product[] {
  return Array.from({ length: count }, (_, index) =>
    aProduct({ product_id: `S15-${first + index}`, colour_name: `Colour ${first + index}` }),
  );
}

/** A mock provider with 40 sheets, without the optional calls of the contract. */
export function shopApi(): MockApi {
  const api = mockApi();
  respondAsShop(api);
  return api;
}

export function respondAsShop(api: MockApi): void {
  const page = ({ query }: { query: Record<string, unknown> }) => {
    const first = (Number(query['page']) - 1) * 16 + 1;
    return {
      products: numberedProducts(Math.max(0, Math.min(16, 41 - first)), first),
      totalItems: 40,
      totalPages: 3,
    };
  };
  api.respond(filterProducts, page);
  api.respond(searchProducts, page);
  api.respond(getFacets, () => errorResponse(404));
  api.respond(suggestProducts, () => errorResponse(404));
  api.respond(getProductForms, () => errorResponse(404));
  api.respond(getRelatedProducts, () => errorResponse(405));
  api.respond(getCartCharges, () => errorResponse(404));
  api.respond(quoteItems, () => errorResponse(404));
  api.respond(getCategoriesAndTypes, () => ({
    categories: [{ name: '1.5mm Acrylic' }, { name: 'Fluted Panel' }],
    types: [{ name: 'Solid' }, { name: 'Wood Grain' }],
  }));
  api.respond(getShades, () => [
    { name: 'Brown', code: '#7a5236' },
    { name: 'Blue', code: '#2c5c9c' },
  ]);
  api.respond(getApplications, () => ['Kitchen', 'Wardrobe']);
  api.respond(getProduct, () => aProduct());
  api.respond(colorsByShade, () => [aProduct()]);
  api.respond(availableShades, () => []);
  api.respond(boardsByColour, () => []);
}
