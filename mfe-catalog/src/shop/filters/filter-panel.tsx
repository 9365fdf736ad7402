import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Accordion, AccordionItem } from 'shared-contracts/look';
import { type FacetName, SHOP_FACETS } from 'shared-contracts/product/facets';
import { facetCountsQuery, isAddition, wholeClassCountsQuery } from '../../shop-address/facet-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';
import { FilterSection } from './filter-section.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';
import { PriceSection } from './price-section.tsx';

/** The price is above this facet: category, finish and price are what a shopper decides first. */
const PRICE_BEFORE: FacetName = 'type';

export type FilterPanelProps = {
  shown: ShopSearch;
  applyChange: ApplyChange;
};

/**
 * One section per facet, and the price. `applyChange` decides when a choice takes effect: at once, or in the drawer on
 * Apply Filters. What the provider does not count as an option has no section (API-33); until its counts are there, a
 * section keeps the place, so that the others do not move.
 */
export function FilterPanel({ shown, applyChange }: FilterPanelProps) {
  const { productClass, material, price_min, price_max } = shown;
  const counts = useQuery({ ...facetCountsQuery(shown), placeholderData: keepPreviousData });
  const { data: whole, isPending } = useQuery({
    ...wholeClassCountsQuery(shown),
    placeholderData: keepPreviousData,
  });
  const offered = SHOP_FACETS.filter(({ name }) => isPending || !isAddition(name) || whole?.[name]?.length);
  const price = isPending ? (
    <AccordionItem summary={shopMessages.price} defaultOpen>
      <FilterSkeleton of="price" productClass={productClass} />
    </AccordionItem>
  ) : (
    whole?.price && (
      <PriceSection
        price_min={price_min}
        price_max={price_max}
        ends={whole.price}
        count={counts.isPlaceholderData ? undefined : counts.data?.price?.count}
        applyChange={applyChange}
      />
    )
  );
  return (
    <Accordion>
      {offered.map((facet) => (
        <Fragment key={facet.name}>
          {facet.name === PRICE_BEFORE && price}
          <FilterSection
            facet={facet}
            productClass={productClass}
            material={material}
            chosen={shown[facet.name]}
            counts={counts.data?.[facet.name]}
            applyChange={applyChange}
          />
        </Fragment>
      ))}
    </Accordion>
  );
}
