import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { messages } from '../../messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';

/** SHOP-25 and SHOP-26. */
export function NoProducts({ shown }: { shown: ShopSearch }) {
  const title = noProductsMessage(shown);
  if (!isNarrowed(shown)) return <EmptyPanel title={title} />;
  return (
    <EmptyPanel icon="search" title={title} message={messages.noProductsAdvice}>
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))}>
        {messages.reset}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** SHOP-25 for a search or filters without a hit, SHOP-26 for an empty catalogue. */
export function noProductsMessage(shown: ShopSearch): string {
  return isNarrowed(shown) ? messages.noProductsFound : messages.noProductsAvailable;
}

/** Whether a search or a filter narrows the class. */
function isNarrowed(shown: ShopSearch): boolean {
  return shown.search !== '' || SHOP_FACETS.some(({ name }) => shown[name].length > 0);
}
