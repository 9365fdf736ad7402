type Listed = { product_id: string };

export function productIds(body: { products?: Listed[] } | Listed[]): string[] {
  return (Array.isArray(body) ? body : (body.products ?? [])).map(({ product_id }) => product_id);
}
