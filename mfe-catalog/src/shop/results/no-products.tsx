import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { messages } from '../../messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';

/** Nothing for what was asked for, or nothing at all (design: section 10). */
export function NoProducts({ shown }: { shown: ShopSearch }) {
  const title = noProductsWords(shown);
  if (!isNarrowed(shown)) return <EmptyPanel title={title} />;
  return (
    <EmptyPanel icon="search" title={title} message={messages.noProductsAdvice}>
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))}>
        {messages.reset}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** Nothing for what was asked for, or nothing at all (spec section 8). */
export function noProductsWords(shown: ShopSearch): string {
  return isNarrowed(shown) ? messages.noProductsFound : messages.noProductsAvailable;
}

/** Whether the shopper has asked for less than a whole class. */
export function isNarrowed(shown: ShopSearch): boolean {
  return shown.search !== '' || SHOP_FACETS.some(({ name }) => shown[name].length > 0);
}
