import { useEffect, useEffectEvent } from 'react';
import { PRICE_BOUNDS, SHOP_FACETS } from 'shared-contracts/product/facets';
import { isSameName } from 'shared-contracts/product/same-name';
import { isPrice, priceOf } from '../../shop-address/price-range.ts';
import { limitPrice, type ShopSearch, SORTS, sortBy, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';

/**
 * Replays the choices that a shopper made in the form before hydration, or by the click that hydrates it. React keeps such ticks
 * but raises no change event, so they are read from the form and applied. To be called by each component that hydrates controls
 * of the form on its own, such as the sort list.
 */
export function useReplayedChoices(formId: string, shown: ShopSearch, applyChange: ApplyChange): void {
  const readOnce = useEffectEvent(() => {
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const chosen = controls.filter((control) => withChoiceOf(shown, control) !== shown);
    if (chosen.length > 0) applyChange((latest) => chosen.reduce(withChoiceOf, latest));
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
    const isKept = value === control.defaultValue || (value.trim() !== '' && !isPrice(value));
    return isKept ? shown : limitPrice(shown, { ...shown, [bound]: priceOf(value) });
  }
  const facet = SHOP_FACETS.find((each) => each.name === name);
  if (!facet) return shown;
  const isChosen = shown[facet.name].some((chosen) => isSameName(chosen, value));
  return isChosen === control.checked ? shown : toggleFacet(shown, facet.name, value);
}
