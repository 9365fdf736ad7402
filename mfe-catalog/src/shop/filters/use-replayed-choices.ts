import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { type ShopSearch, SORTS, sortBy, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';

/**
 * A form that can be filled in before the page has started. React takes ticks and choices of that time over as they
 * stand and tells nobody, so they are read once and asked for.
 */
export function useReplayedChoices(
  shown: ShopSearch,
  applyChange: ApplyChange,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const readOnce = useEffectEvent(() => {
    const chosen = [...(form.current?.elements ?? [])].reduce(withEarlyChoice, shown);
    if (chosen !== shown) applyChange(() => chosen);
  });
  useEffect(() => readOnce(), []);
  return form;
}

function withEarlyChoice(shown: ShopSearch, control: Element): ShopSearch {
  if (control instanceof HTMLSelectElement && control.value !== shown.sort) {
    return sortBy(shown, SORTS.find((sort) => sort === control.value) ?? '');
  }
  const isTurned = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  const facet = isTurned && SHOP_FACETS.find(({ name }) => name === control.name);
  return facet ? toggleFacet(shown, facet.name, control.value) : shown;
}
