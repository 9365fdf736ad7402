type Listed = { product_id: string };

/** Which products an answer lists, in its order. */
export function productIds(answer: { products?: Listed[] } | Listed[]): string[] {
  return (Array.isArray(answer) ? answer : (answer.products ?? [])).map(({ product_id }) => product_id);
}
