import { useEffect, useEffectEvent } from 'react';
import { PRICE_BOUNDS, SHOP_FACETS } from 'shared-contracts/product/facets';
import { priceOf } from '../../shop-address/price-range.ts';
import { limitPrice, type ShopSearch, SORTS, sortBy, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';

/**
 * Replays the choices that a shopper made in the form before hydration: React keeps such ticks without raising a change
 * event, so they are read from the form once and applied. A narrow window hydrates its filters later, but its sort list belongs to
 * the form, too.
 */
export function useReplayedChoices(formId: string, shown: ShopSearch, applyChange: ApplyChange): void {
  const readOnce = useEffectEvent(() => {
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const chosen = controls.reduce(withChoiceOf, shown);
    if (chosen !== shown) applyChange(() => chosen);
  });
  useEffect(() => readOnce(), []);
}

function withChoiceOf(shown: ShopSearch, control: Element): ShopSearch {
  if (control instanceof HTMLSelectElement && control.value !== shown.sort) {
    return sortBy(shown, SORTS.find((sort) => sort === control.value) ?? '');
  }
  if (!(control instanceof HTMLInputElement)) return shown;
  const { name, value } = control;
  // The handles of the price have no name: the form would send each price twice.
  const bound = PRICE_BOUNDS.find((each) => each === (control.dataset['bound'] ?? name));
  if (bound) {
    return value === control.defaultValue ? shown : limitPrice(shown, { ...shown, [bound]: priceOf(value) });
  }
  const facet = control.checked !== control.defaultChecked && SHOP_FACETS.find((each) => each.name === name);
  return facet ? toggleFacet(shown, facet.name, value) : shown;
}
