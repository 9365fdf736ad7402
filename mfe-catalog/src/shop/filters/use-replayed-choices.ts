import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { type ShopSearch, SORTS, sortBy, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';

/**
 * Replays the choices that a shopper made in the form before hydration: React keeps such ticks without raising a change
 * event, so they are read from the form once and applied.
 */
export function useReplayedChoices(
  shown: ShopSearch,
  applyChange: ApplyChange,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const readOnce = useEffectEvent(() => {
    const chosen = [...(form.current?.elements ?? [])].reduce(withChoiceOf, shown);
    if (chosen !== shown) applyChange(() => chosen);
  });
  useEffect(() => readOnce(), []);
  return form;
}

function withChoiceOf(shown: ShopSearch, control: Element): ShopSearch {
  if (control instanceof HTMLSelectElement && control.value !== shown.sort) {
    return sortBy(shown, SORTS.find((sort) => sort === control.value) ?? '');
  }
  const isChanged = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  const facet = isChanged && SHOP_FACETS.find(({ name }) => name === control.name);
  return facet ? toggleFacet(shown, facet.name, control.value) : shown;
}
