import type { Location } from 'react-router-dom';

/** What the router calls the first page of a visit. */
const FIRST_PAGE = 'default';

/** What the location of a page carries that took another's place. */
export type InPlace = { inPlace: true; isFirst: boolean };

type Place = Pick<Location<unknown>, 'key' | 'state'>;

/**
 * For a link's `state`, together with `replace`: its page takes the place of the shown one, as another colour of a product
 * does. The shopper stays where he is on the page, and Back leads to the page before both.
 * @param shown the location of the page that gives way
 */
export function inPlaceOf(shown: Place): InPlace {
  return { inPlace: true, isFirst: isFirstPage(shown) };
}

/** Whether its page took another's place, by `inPlaceOf`. */
export function isInPlace({ state }: Pick<Place, 'state'>): boolean {
  return carried(state)?.inPlace === true;
}

/** Whether no page of the visit stands before it. */
export function isFirstPage({ key, state }: Place): boolean {
  return key === FIRST_PAGE || carried(state)?.isFirst === true;
}

/** It comes from the browser's history, where another release of the shop may have written it. */
function carried(state: unknown): Partial<InPlace> | null | undefined {
  return state as Partial<InPlace> | null | undefined;
}
