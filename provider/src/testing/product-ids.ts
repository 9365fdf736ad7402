type Listed = { product_id: string };

/** The ids of the products that a response lists, in order. */
export function productIds(body: { products?: Listed[] } | Listed[]): string[] {
  return (Array.isArray(body) ? body : (body.products ?? [])).map(({ product_id }) => product_id);
}
