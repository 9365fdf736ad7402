import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { isNarrowed, noProductsWords } from './no-products-words.ts';

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
