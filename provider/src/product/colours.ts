import type { ProductAnswer } from './product-answer.ts';

/** The first product of each colour: the same colour in another category, material or type would be a second swatch of it. */
export function onePerColour(products: readonly ProductAnswer[]): ProductAnswer[] {
  return firstOfEach(products, ({ colour_name, code }) => `${colour_name} ${code}`);
}

export function onePerMaterial(products: readonly ProductAnswer[]): ProductAnswer[] {
  return firstOfEach(products, ({ material }) => material);
}

function firstOfEach(
  products: readonly ProductAnswer[],
  key: (product: ProductAnswer) => string,
): ProductAnswer[] {
  return [...Map.groupBy(products, key).values()].flatMap((same) => same.slice(0, 1));
}
