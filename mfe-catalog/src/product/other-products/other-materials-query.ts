import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_QUERIES } from 'shared-contracts/endpoint';
import { callEndpoint } from 'shared-contracts/http';
import { type Product, SHEET_CATEGORIES } from 'shared-contracts/product';
import { boardsByColour, searchProducts } from 'shared-contracts/product/endpoints';
import { productClassOf } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';

/** More than the categories that one colour comes in. */
const SHEETS_LIMIT = 16;

/** PROD-13: boards for a sheet; boards of other materials, then sheets, for a board. */
export function otherMaterialsQuery(product: Product) {
  const { product_id, material, category, type, code: colorCode } = product;
  return queryOptions({
    queryKey: [PUBLIC_QUERIES, 'otherMaterials', product_id, material],
    queryFn: async ({ signal }) => {
      const [sheets, boards] = await Promise.all([
        productClassOf(product) === 'Board' ? sheetsOfColour(product, signal) : [],
        callEndpoint(boardsByColour, { body: { category, type, colorCode } }, { signal }),
      ]);
      return [...boards.filter((board) => !isSameName(board.material, material)), ...sheets];
    },
  });
}

/** The contract has no call for the sheets of a colour; a search for the colour code finds them. */
async function sheetsOfColour({ code, type }: Product, signal: AbortSignal): Promise<Product[]> {
  const { products } = await callEndpoint(
    searchProducts,
    { query: { id: code, page: 1, limit: SHEETS_LIMIT, sort: '' } },
    { signal },
  );
  return products
    .filter(
      (found) =>
        productClassOf(found) === 'Sheet' && isSameName(found.code, code) && isSameName(found.type, type),
    )
    .toSorted((one, other) => categoryPosition(one) - categoryPosition(other));
}

/** Sorts thin sheets before thick ones, unknown categories first. */
function categoryPosition({ category }: Product): number {
  return SHEET_CATEGORIES.findIndex((known) => isSameName(known, category));
}
