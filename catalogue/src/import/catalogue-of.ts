import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { isSameName } from 'shared-contracts/product/same-name';
import type { Catalogue, CatalogueProduct, ProductType, Shade } from '../catalogue.ts';

/**
 * The catalogue of imported products. The filters' names come from the products; names that the shop already has keep
 * its order and swatches. The synonyms stay, and so does the shop's add-on unless the products include one.
 */
export function catalogueOf(products: readonly CatalogueProduct[], own: Catalogue): Catalogue {
  const listed = products.filter((product) => !isAddOn(product));
  const addOns = products.filter(isAddOn);
  return {
    shades: shadesOf(listed, own.shades),
    types: typesOf(listed, own.types),
    applications: knownFirst(
      own.applications,
      listed.flatMap(({ application }) => application),
    ),
    products: [...listed, ...(addOns.length > 0 ? addOns : own.products.filter(isAddOn))],
    synonyms: own.synonyms,
  };
}

export function isAddOn({ category }: CatalogueProduct): boolean {
  return isSameName(category, ADD_ON_CATEGORY);
}

/** A shade that is new to the shop gets the code of its first product. */
function shadesOf(products: readonly CatalogueProduct[], own: readonly Shade[]): Shade[] {
  const offered = new Map(products.toReversed().map(({ shade, code }) => [shade, code] as const));
  const codes = new Map([...offered, ...own.map(({ name, code }) => [name, code] as const)]);
  const names = knownFirst(
    own.map(({ name }) => name),
    products.map(({ shade }) => shade),
  );
  return names.map((name) => ({ name, code: codes.get(name) ?? '' }));
}

function typesOf(products: readonly CatalogueProduct[], own: readonly ProductType[]): ProductType[] {
  return PRODUCT_CLASSES.flatMap((productClass) =>
    knownFirst(
      own.filter((type) => type.class === productClass).map(({ name }) => name),
      products.filter((product) => product.class === productClass).map(({ type }) => type),
    ).map((name) => ({ name, class: productClass })),
  );
}

/** The distinct `names`: first those in `known`, in its order, then the others. */
function knownFirst(known: readonly string[], names: readonly string[]): string[] {
  const used = new Set(names);
  return [...new Set([...known.filter((name) => used.has(name)), ...names])];
}
