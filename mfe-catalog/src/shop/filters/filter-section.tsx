import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { AccordionItem, FieldGroup, Stack, Text, TextButton } from 'shared-contracts/look';
import type { Facet } from 'shared-contracts/product';
import type { SHOP_FACETS } from 'shared-contracts/product/facets';
import { isSameName } from 'shared-contracts/product/same-name';
import { facetOptionsQuery } from '../../shop-address/facet-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ProductLine, toggleFacet } from '../../shop-address/shop-search.ts';
import type { ApplyChange } from '../../shop-address/use-shop-search.ts';
import { FacetCheckboxes } from './facet-checkboxes.tsx';
import { FacetSwatches } from './facet-swatches.tsx';
import { FilterSkeleton } from './filter-skeleton.tsx';

export type FilterSectionProps = ProductLine & {
  facet: (typeof SHOP_FACETS)[number];
  /** Names as written in the address. */
  chosen: readonly string[];
  /** Absent where a provider does not count. */
  counts: readonly Facet[] | undefined;
  applyChange: ApplyChange;
};

/** The options of a facet, open at first (SHOP-13). */
export const FilterSection = memo(function FilterSection(props: FilterSectionProps) {
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
