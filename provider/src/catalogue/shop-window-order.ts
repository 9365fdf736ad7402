import type { CatalogueProduct, Shade } from './catalogue.ts';

/**
 * The order in which the unsorted shop shows products: it walks round the shades, one product of each, so that a page
 * shows the whole range, and it goes through all colours of a shade before it comes to a second build of any.
 */
export function shopWindowOrder(
  products: readonly CatalogueProduct[],
  shades: readonly Shade[],
): CatalogueProduct[] {
  const queues = shades.map(({ name }, place) =>
    coloursInTurn(
      products.filter(({ shade }) => shade === name),
      place,
    ),
  );
  return inTurn(queues);
}

function coloursInTurn(products: readonly CatalogueProduct[], place: number): CatalogueProduct[] {
  const byColour = Map.groupBy(products, ({ colour_name }) => colour_name);
  // Each colour starts at another of its builds, else the first pages would show one category alone.
  return inTurn([...byColour.values()].map((builds, at) => rotate(builds, (place + at) % builds.length)));
}

/** The first of each queue, then the second of each, and so on. */
function inTurn<Item>(queues: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, lap) =>
    queues.flatMap((queue) => queue.slice(lap, lap + 1)),
  ).flat();
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}
