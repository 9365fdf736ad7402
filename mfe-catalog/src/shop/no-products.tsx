import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { SHOP_FACETS, type ShopSearch, shopSearchPath, wholeClass } from './shop-search.ts';

/** Nothing for what was asked for, or nothing at all (design: section 10). */
export function NoProducts({ shown }: { shown: ShopSearch }) {
  const asked = shown.search !== '' || SHOP_FACETS.some(({ name }) => shown[name].length > 0);
  if (!asked) return <EmptyPanel title={messages.noProductsAvailable} />;
  return (
    <EmptyPanel icon="search" title={messages.noProductsFound} message={messages.noProductsAdvice}>
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))}>
        {messages.reset}
      </ButtonLink>
    </EmptyPanel>
  );
}
