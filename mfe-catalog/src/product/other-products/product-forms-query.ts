import { queryOptions } from '@tanstack/react-query';
import { type EndpointResponse, endpointQueryKey } from 'shared-contracts/endpoint';
import { callEndpoint, callIfOffered } from 'shared-contracts/http';
import {
  BOARD_MATERIALS,
  BOARD_VARIATIONS_CATEGORY,
  type Product,
  type ProductClass,
  SHEET_CATEGORIES,
} from 'shared-contracts/product';
import { boardsByColour, getProductForms, searchProducts } from 'shared-contracts/product/endpoints';
import { productClassOf } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';

/** More than the number of categories in which a colour is sold. */
const SHEETS_LIMIT = 16;

type ProductForms = EndpointResponse<typeof getProductForms>;

/** PROD-13, PROD-22: requests all forms of the product's decor, and what goes with it. */
export function productFormsQuery(product: Product) {
  const { product_id: id, material } = product;
  const request = { query: { id, material } };
  return queryOptions<ProductForms>({
    queryKey: endpointQueryKey(getProductForms, request),
    queryFn: async ({ signal }) =>
      (await callIfOffered(getProductForms, request, { signal })) ?? {
        forms: await formsFromOtherCalls(product, signal),
        goesWith: [],
      },
  });
}

/** Finds boards of other materials, and sheets, by calls that every provider has. */
async function formsFromOtherCalls(product: Product, signal: AbortSignal): Promise<Product[]> {
  const { category, type, code: colorCode } = product;
  // Without a code the call would find every board.
  if (colorCode === '') return [];
  const [sheets, boards] = await Promise.all([
    productClassOf(product) === 'Board' ? sheetsOfColour(product, signal) : [],
    callEndpoint(boardsByColour, { body: { category, type, colorCode } }, { signal }),
  ]);
  return [product, ...boards.filter(({ material }) => !isSameName(material, product.material)), ...sheets];
}

/** The contract has no call for the sheets of a colour; a search for the colour code finds them. */
async function sheetsOfColour({ code, type }: Product, signal: AbortSignal): Promise<Product[]> {
  const { products } = await callEndpoint(
    searchProducts,
    { query: { id: code, page: 1, limit: SHEETS_LIMIT, sort: '' } },
    { signal },
  );
  return products.filter(
    (found) =>
      productClassOf(found) === 'Sheet' && isSameName(found.code, code) && isSameName(found.type, type),
  );
}

/** Orders the forms of a class: thin sheets before thick ones, boards of the usual category first, unknown names last. */
export function formsOfClass(forms: readonly Product[], productClass: ProductClass): Product[] {
  const categories = productClass === 'Sheet' ? SHEET_CATEGORIES : [BOARD_VARIATIONS_CATEGORY];
  const position = (names: readonly string[], name: string) =>
    names.findIndex((known) => isSameName(known, name)) + 1 || names.length + 1;
  return forms
    .filter((form) => productClassOf(form) === productClass)
    .toSorted(
      (one, other) =>
        position(categories, one.category) - position(categories, other.category) ||
        position(BOARD_MATERIALS, one.material) - position(BOARD_MATERIALS, other.material),
    );
}
