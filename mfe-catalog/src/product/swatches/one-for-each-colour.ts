import type { Product } from 'shared-contracts/product';

/**
 * One product a colour: the shown one for its own, else one of the same material, so that a swatch does not change the
 * board under the decor. The shown product is among them, also where a provider leaves it out.
 */
export function oneForEachColour(products: readonly Product[], shown: Product): Product[] {
  const colours = new Map<string, Product>();
  const own = products.some((product) => isColourOf(shown, product)) ? products : [shown, ...products];
  for (const product of own) {
    const known = colours.get(colourKey(product));
    if (isColourOf(shown, product)) colours.set(colourKey(shown), shown);
    else if (!known || (known.material !== shown.material && product.material === shown.material)) {
      colours.set(colourKey(product), product);
    }
  }
  return [...colours.values()];
}

function colourKey({ colour_name, code }: Product): string {
  return `${colour_name} ${code}`;
}

/** Its id stands for one colour, also where the list writes its name or code in another way than the product's answer. */
function isColourOf(shown: Product, product: Product): boolean {
  return product.product_id === shown.product_id || colourKey(product) === colourKey(shown);
}
