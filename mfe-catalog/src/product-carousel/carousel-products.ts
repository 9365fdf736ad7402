import { queryOptions } from '@tanstack/react-query';
import type { Picture, Product } from 'shared-contracts/product';
import { SHEET_CATEGORIES, SHEET_MATERIAL } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import { pictureNamed, samplePicture } from '../product-card/product-pictures.ts';
import { filterProductsQuery } from '../shop-address/product-list-queries.ts';

/** The first results page of all sheets, which mixes categories, types and shades. The home page requests the same list. */
const allSheetsQuery = filterProductsQuery({
  query: { page: 1, limit: PRODUCTS_PER_PAGE },
  body: { filters: { productClass: 'Sheet', material: SHEET_MATERIAL } },
});

export type CarouselProduct = Pick<
  Product,
  | 'product_id'
  | 'material'
  | 'category'
  | 'type'
  | 'shade'
  | 'colour_name'
  | 'title'
  | 'code'
  | 'actual_price'
  | 'selling_price'
  | 'pictures'
>;

/** Selects a product of each category from that list. The document contains these instead of the list. */
export const carouselQuery = queryOptions<(CarouselProduct | null)[]>({
  queryKey: ['catalog', 'carousel'],
  queryFn: async ({ client }) => {
    const { products } = await client.fetchQuery(allSheetsQuery);
    return carouselProducts(products).map((product) => (product ? shownProduct(product) : null));
  },
});

function shownProduct(product: Product): CarouselProduct {
  const { product_id, material, category, type, shade, colour_name, title, code } = product;
  const { actual_price, selling_price, pictures } = product;
  const picture = carouselPicture(pictures);
  return {
    product_id,
    material,
    category,
    type,
    shade,
    colour_name,
    title,
    code,
    actual_price,
    selling_price,
    pictures: picture ? [picture] : [],
  };
}

/** Returns the close-up if the provider has one: edge and surface show the category best. */
export function carouselPicture(pictures: readonly Picture[]): Picture | undefined {
  return pictureNamed(pictures, 'closeup') ?? samplePicture(pictures);
}

/** Requests the first product of a category that the first page of all sheets lacks. */
export function categoryQuery(category: string) {
  return filterProductsQuery({
    query: { page: 1, limit: 1 },
    body: { filters: { productClass: 'Sheet', material: SHEET_MATERIAL, category: [category] } },
  });
}

/** Types without a pattern. Where a provider uses other names, all types count as patterned. */
const PLAIN_TYPES = ['Solid', 'Pastel'];

/**
 * Chooses a product for each category of the home page, in its order (HOME-4). Patterned ones come first, of different types and shades
 * where there is a choice. A category that the list lacks gets undefined.
 */
export function carouselProducts(list: readonly Product[]): (Product | undefined)[] {
  const chosen: (Product | undefined)[] = [];
  for (const category of SHEET_CATEGORIES) {
    const offered = list.filter((product) => isSameName(product.category, category));
    chosen.push(offered.toSorted((one, other) => rank(other, chosen) - rank(one, chosen))[0]);
  }
  return chosen;
}

function rank({ type, shade }: Product, chosen: readonly (Product | undefined)[]): number {
  const isFigured = !PLAIN_TYPES.some((plain) => isSameName(plain, type));
  const isNewType = !chosen.some((other) => other?.type === type);
  const isNewShade = !chosen.some((other) => other?.shade === shade);
  return (isFigured ? 4 : 0) + (isNewType ? 2 : 0) + (isNewShade ? 1 : 0);
}
