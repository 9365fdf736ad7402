import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Accordion } from 'shared-contracts/look';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { facetCountsQuery } from '../../shop-address/product-list-queries.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';
import { FilterSection } from './filter-section.tsx';

export type FilterPanelProps = {
  shown: ShopSearch;
  applyChange: ApplyChange;
};

/** One section per facet. `applyChange` decides when a choice takes effect: at once, or in the drawer on Apply Filters. */
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
