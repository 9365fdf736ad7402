import { useQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyPanel } from 'shared-contracts/look';
import { chosenConditions } from '../../shop-address/chosen-conditions.ts';
import { facetCountsQuery } from '../../shop-address/facet-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { NearMissLinks } from './near-miss-links.tsx';
import { nearMisses } from './near-misses.ts';

/** SHOP-25 and SHOP-26. */
export function NoProducts({ shown }: { shown: ShopSearch }) {
  const { data: counts } = useQuery(facetCountsQuery(shown));
  const title = noProductsMessage(shown);
  if (!isNarrowed(shown)) return <EmptyPanel title={title} />;
  const misses = counts && !shown.search ? nearMisses(shown, counts) : [];
  return (
    <EmptyPanel icon="search" title={title} message={shopMessages.noProductsAdvice}>
      {misses.length > 0 && <NearMissLinks shown={shown} misses={misses} />}
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))}>
        {shopMessages.reset}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** SHOP-25 for a search or filters without a hit, SHOP-26 for an empty catalogue. */
export function noProductsMessage(shown: ShopSearch): string {
  return isNarrowed(shown) ? shopMessages.noProductsFound : shopMessages.noProductsAvailable;
}

function isNarrowed(shown: ShopSearch): boolean {
  return shown.search !== '' || chosenConditions(shown).length > 0;
}
