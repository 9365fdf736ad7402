import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Accordion } from 'shared-contracts/look';
import { facetCountsQuery } from './facet-counts-query.ts';
import { FilterSection } from './filter-section.tsx';
import { SHOP_FACETS, type ShopSearch } from './shop-search.ts';
import type { ApplyChange } from './use-shop-search.ts';

export type FilterPanelProps = {
  shown: ShopSearch;
  applyChange: ApplyChange;
};

/** One section a facet. What a choice does is its owner's: the side panel goes there at once, the drawer on Apply. */
export function FilterPanel({ shown, applyChange }: FilterPanelProps) {
  const counts = useQuery({ ...facetCountsQuery(shown), placeholderData: keepPreviousData });
  return (
    <Accordion>
      {SHOP_FACETS.map((facet) => (
        <FilterSection
          key={facet.name}
          facet={facet}
          productClass={shown.productClass}
          chosen={shown[facet.name]}
          counts={counts.data?.[facet.name]}
          applyChange={applyChange}
        />
      ))}
    </Accordion>
  );
}
