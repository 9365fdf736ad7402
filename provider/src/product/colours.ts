interface Coloured {
  colour_name: string;
  code: string;
}

/** The first product of each colour: a colour in several categories, materials or types gets one swatch. */
export function onePerColour<Product extends Coloured>(products: readonly Product[]): Product[] {
  return firstOfEach(products, ({ colour_name, code }) => `${colour_name} ${code}`);
}

export function onePerMaterial<Product extends { material: string }>(
  products: readonly Product[],
): Product[] {
  return firstOfEach(products, ({ material }) => material);
}

function firstOfEach<Product>(products: readonly Product[], key: (product: Product) => string): Product[] {
  return [...Map.groupBy(products, key).values()].flatMap((same) => same.slice(0, 1));
}
