import type { CatalogueProduct, Shade } from './catalogue.ts';

/**
 * The default order of the shop. It takes one product of each shade in turn, so that each results page shows the whole
 * range, and shows every colour of a shade before a second product of any colour.
 */
export function shopWindowOrder(
  products: readonly CatalogueProduct[],
  shades: readonly Shade[],
): CatalogueProduct[] {
  const queues = shades.map(({ name }, place) =>
    interleaveColours(
      products.filter(({ shade }) => shade === name),
      place,
    ),
  );
  return interleave(queues);
}

function interleaveColours(products: readonly CatalogueProduct[], place: number): CatalogueProduct[] {
  const byColour = Map.groupBy(products, ({ colour_name }) => colour_name);
  // Each colour starts with a different product; otherwise the first pages would show a single category.
  return interleave(
    [...byColour.values()].map((variants, at) => rotate(variants, (place + at) % variants.length)),
  );
}

/** Round-robin: the first of each queue, then the second of each, and so on. */
function interleave<Item>(queues: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  ).flat();
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}
