import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Shade } from 'shared-contracts/filter-options';
import { getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import type { Facet, ProductClass } from 'shared-contracts/product';
import { getFacets } from 'shared-contracts/product/endpoints';
import { isSameName } from 'shared-contracts/product/same-name';

/** INSP-5. */
export const VISUALIZER_CLASS: ProductClass = 'Sheet';
/** INSP-5, INSP-6. Its spelling is that of the addresses. */
export const VISUALIZER_CATEGORY = '1.5mm acrylic';

/** Milliseconds. Short, because addresses can contain any type and shade, and a renderer would fill up with responses. */
export const KEPT_FOR = 10_000;

export type Options = {
  types: readonly string[];
  /** The chosen type, or the first; undefined where there are no types. */
  type: string | undefined;
  /** The shades with colours in this type, if the provider counts them. */
  shades: readonly Shade[];
};

/** Requests the types, and the shades of the chosen type. An unknown type, as in an old link, counts as none. */
export function optionsQuery(type: string | undefined) {
  return queryOptions<Options>({
    queryKey: ['visualizer', 'options', type ?? null],
    gcTime: KEPT_FOR,
    queryFn: ({ client }) => loadOptions(type, client),
  });
}

async function loadOptions(chosen: string | undefined, client: QueryClient): Promise<Options> {
  const [listed, shades] = await Promise.all([
    client.fetchQuery(endpointQuery(getCategoriesAndTypes, { query: { class: VISUALIZER_CLASS } })),
    client.fetchQuery(endpointQuery(getShades, {})),
  ]);
  const all = listed.types.map(({ name }) => name);
  const first = named(all, chosen) ?? all[0];
  const counts = first === undefined ? undefined : await countsOf(first, client);
  const types = counted(all, counts?.type, (name) => name);
  const type = named(types, first) ?? types[0];
  // The first type may not exist in this thickness, so that another one was chosen.
  const ownCounts = type === first || type === undefined ? counts : await countsOf(type, client);
  return { types, type, shades: counted(shades, ownCounts?.shade, ({ name }) => name) };
}

/** Counts the colours of each type and shade. If the provider lacks the call, every option is offered (API-18). */
function countsOf(type: string, client: QueryClient) {
  const query = { class: VISUALIZER_CLASS, category: [VISUALIZER_CATEGORY], type: [type] };
  return client.fetchQuery(endpointQuery(getFacets, { query })).catch(() => undefined);
}

function counted<T>(
  options: readonly T[],
  counts: readonly Facet[] | undefined,
  nameOf: (option: T) => string,
) {
  const offered = options.filter((option) =>
    counts?.some(({ name, count }) => count > 0 && isSameName(name, nameOf(option))),
  );
  // If nothing is counted, the provider does not know this category by its name.
  return offered.length > 0 ? offered : options;
}

const named = (names: readonly string[], wanted: string | undefined) =>
  names.find((name) => wanted !== undefined && isSameName(name, wanted));

/** The chosen shade if the type has it, else the first one. */
export function shownShade({ shades }: Options, chosen: string | undefined): string | undefined {
  const names = shades.map(({ name }) => name);
  return named(names, chosen) ?? names[0];
}
