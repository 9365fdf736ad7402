import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import type { Catalogue, CatalogueProduct } from '../catalogue.ts';

/**
 * The catalogue that such products make. The names for filters are those of the products, known ones in the shop's own
 * order and with its swatches; the synonyms stay, and so does the shop's add-on where the products bring none.
 */
export function catalogueOf(products: readonly CatalogueProduct[], own: Catalogue): Catalogue {
  const listed = products.filter((product) => !isAddOn(product));
  const addOns = products.filter(isAddOn);
  const codes = new Map(listed.map(({ shade, code }) => [shade, code]));
  const types = new Map(
    listed.map(({ type, class: productClass }) => [
      `${productClass} ${type}`,
      { name: type, class: productClass },
    ]),
  );
  return {
    shades: knownFirst([...codes.keys()], own.shades, ({ name }) => name).map(
      (name) => own.shades.find((shade) => shade.name === name) ?? { name, code: codes.get(name) ?? '' },
    ),
    types: knownFirst(
      [...types.keys()],
      own.types,
      ({ name, class: productClass }) => `${productClass} ${name}`,
    )
      .map((key) => types.get(key))
      .filter((type) => type !== undefined),
    applications: knownFirst(
      [...new Set(listed.flatMap(({ application }) => application))],
      own.applications,
      (name) => name,
    ),
    products: [...listed, ...(addOns.length > 0 ? addOns : own.products.filter(isAddOn))],
    synonyms: own.synonyms,
  };
}

export function isAddOn({ category }: CatalogueProduct): boolean {
  return category.toLowerCase() === ADD_ON_CATEGORY;
}

function knownFirst<Known>(
  names: string[],
  known: readonly Known[],
  nameOf: (one: Known) => string,
): string[] {
  const order = known.map(nameOf);
  return [...order.filter((name) => names.includes(name)), ...names.filter((name) => !order.includes(name))];
}
