import type { Location } from 'react-router-dom';

/** The router's location key of a visit's first page. */
const FIRST_PAGE = 'default';

/** State of the location of a page that replaced another in place. */
export type InPlace = { inPlace: true; isFirst: boolean };

type Place = Pick<Location<unknown>, 'key' | 'state'>;

/**
 * For the `state` of a link with `replace`, whose page takes the place of the current one, such as another colour of a product. The
 * scroll position stays, and Back leads to the page before both.
 */
export function inPlaceOf(shown: Place): InPlace {
  return { inPlace: true, isFirst: isFirstPage(shown) };
}

export function isInPlace({ state }: Pick<Place, 'state'>): boolean {
  return carried(state)?.inPlace === true;
}

/** Whether the page is the first of the visit, so that Back would leave the shop. */
export function isFirstPage({ key, state }: Place): boolean {
  return key === FIRST_PAGE || carried(state)?.isFirst === true;
}

/** Partial, because another release of the shop may have written the history entry. */
function carried(state: unknown): Partial<InPlace> | null | undefined {
  return state as Partial<InPlace> | null | undefined;
}
