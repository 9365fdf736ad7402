import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, memo } from 'react';
import { Accordion, AccordionItem, FieldGroup, Stack, Text, TextButton } from 'shared-contracts/look';
import type { Facet } from 'shared-contracts/product';
import { type FacetName, SHOP_FACETS } from 'shared-contracts/product/facets';
import { isSameName } from 'shared-contracts/product/same-name';
import {
  facetCountsQuery,
  facetOptionsQuery,
  isAddition,
  wholeClassCountsQuery,
} from '../../shop-address/facet-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ProductLine, type ShopSearch, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';
import { FacetCheckboxes } from './facet-checkboxes.tsx';
import { FacetSwatches } from './facet-swatches.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';
import { PriceSection } from './price-section.tsx';

/** The price comes before this facet: shoppers decide category, finish and price first. */
const PRICE_BEFORE: FacetName = 'type';

export type FilterPanelProps = {
  shown: ShopSearch;
  applyChange: ApplyChange;
};

/**
 * One section per facet, and the price. `applyChange` decides when a choice takes effect: at once, or in the drawer on
 * Apply Filters. A facet that the provider does not count has no section (API-33). Until the counts arrive, a section
 * reserves its place, so that the others do not move.
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

type FilterSectionProps = ProductLine & {
  facet: (typeof SHOP_FACETS)[number];
  /** Names as written in the address. */
  chosen: readonly string[];
  /** Absent where a provider does not count. */
  counts: readonly Facet[] | undefined;
  applyChange: ApplyChange;
};

/** The options of a facet, open at first (SHOP-13). */
const FilterSection = memo(function FilterSection(props: FilterSectionProps) {
  return (
    <AccordionItem summary={props.facet.label} defaultOpen>
      <Options {...props} />
    </AccordionItem>
  );
});

function Options({ facet, productClass, material, chosen, counts, applyChange }: FilterSectionProps) {
  const { data, error, refetch } = useQuery(facetOptionsQuery(facet.name, { productClass, material }));
  const toggle = (name: string) => applyChange((shown) => toggleFacet(shown, facet.name, name));
  if (error) {
    return (
      <Stack gap="s" role="alert">
        <Text size="small">{error.message}</Text>
        <TextButton onClick={() => refetch()}>{shopMessages.tryAgain}</TextButton>
      </Stack>
    );
  }
  if (!data) return <FilterSkeleton of={facet.name} productClass={productClass} />;
  if (data.length === 0) return <Text size="small">{shopMessages.facetEmpty}</Text>;
  const choices = data.map((option) => ({
    ...option,
    chosen: chosen.some((name) => isSameName(name, option.name)),
    count: counts && (counts.find(({ name }) => isSameName(name, option.name))?.count ?? 0),
  }));
  const Choices = data.some(({ code }) => code) ? FacetSwatches : FacetCheckboxes;
  return (
    <FieldGroup legend={facet.label} legendHidden>
      <Choices facet={facet.name} choices={choices} onToggle={toggle} />
    </FieldGroup>
  );
}
