import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callIfOffered, endpointQuery } from 'shared-contracts/http';
import type { NearDecor, Product } from 'shared-contracts/product';
import {
  getProduct,
  getProductForms,
  nearestDecors,
  searchProducts,
} from 'shared-contracts/product/endpoints';
import { isSameName } from 'shared-contracts/product/same-name';
import { type Asked, readColour } from './asked-colour.ts';

/** Milliseconds. Short, because addresses can contain any colour, and a renderer would fill up with responses. */
const KEPT_FOR = 10_000;
/** Decors in the list below the search field. */
const FOUND = 6;

export type Matched = {
  /** `aabbcc`; undefined where the product has no colour code. */
  code: string | undefined;
  /** The product whose colour it is, if one was asked for. */
  product?: Product;
  /** The nearest decors, without that of the product. Undefined where the provider cannot match colours (MATCH-8). */
  decors: readonly NearDecor[] | undefined;
};

/** MATCH-5: requests the nearest decors. An unknown product is an error of status 404. */
export function matchQuery({ product, colour }: Asked) {
  return queryOptions<Matched>({
    queryKey: ['match', product ?? null, colour ?? null],
    gcTime: KEPT_FOR,
    queryFn: ({ client, signal }) =>
      product ? matchedProduct(product, client, signal) : matchedColour(colour ?? '', signal),
  });
}

async function matchedColour(code: string, signal: AbortSignal): Promise<Matched> {
  const nearest = await callIfOffered(nearestDecors, { query: { code } }, { signal });
  return { code, decors: nearest?.decors };
}

async function matchedProduct(id: string, client: QueryClient, signal: AbortSignal): Promise<Matched> {
  const product = await client.fetchQuery(endpointQuery(getProduct, { query: { id } }));
  const code = readColour(product.code);
  if (!code) return { code, product, decors: [] };
  const { decors } = await matchedColour(code, signal);
  return { code, product, decors: decors?.filter((near) => !isSameDecor(near.product, product)) };
}

const isSameDecor = (one: Product, other: Product) =>
  isSameName(one.colour_name, other.colour_name) && isSameName(one.type, other.type);

/** Requests the decors that go with a product. The data are null if the provider lists none. */
export function companionsQuery(id: string) {
  return { ...endpointQuery(getProductForms, { query: { id } }), gcTime: KEPT_FOR };
}

/** Finds decors by a part of their name or by their code, each once. */
export function decorSearchQuery(term: string) {
  const request = { query: { id: term, page: 1, limit: 4 * FOUND, sort: '' as const } };
  return {
    ...endpointQuery(searchProducts, request),
    select: ({ products }: { products: readonly Product[] }) => onePerDecor(products).slice(0, FOUND),
  };
}

function onePerDecor(products: readonly Product[]): Product[] {
  return products.filter((product, at) => products.findIndex((each) => isSameDecor(each, product)) === at);
}
