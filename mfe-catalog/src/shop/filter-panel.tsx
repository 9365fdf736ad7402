import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Accordion } from 'shared-contracts/look';
import { facetCountsQuery } from './facet-counts-query.ts';
import { FilterSection } from './filter-section.tsx';
import { SHOP_FACETS, type ShopSearch, toggleFacet } from './shop-search.ts';

export type FilterPanelProps = {
  shown: ShopSearch;
  onChange: (next: ShopSearch) => void;
};

/** One section a facet. What a choice does is its owner's: the side panel goes there at once, the drawer on Apply. */
export function FilterPanel({ shown, onChange }: FilterPanelProps) {
  const counts = useQuery({ ...facetCountsQuery(shown), placeholderData: keepPreviousData });
  return (
    <Accordion>
      {SHOP_FACETS.map((facet) => (
        <FilterSection
          key={facet.name}
          facet={facet}
          shown={shown}
          counts={counts.data?.[facet.name]}
          onToggle={(name) => onChange(toggleFacet(shown, facet.name, name))}
        />
      ))}
    </Accordion>
  );
}
