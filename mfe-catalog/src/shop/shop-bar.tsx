import { css } from '@emotion/react';
import { useState } from 'react';
import { Button, Segment, SegmentLink } from 'shared-contracts/look';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { messages } from '../messages.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import {
  SHOP_FACETS,
  type ShopSearch,
  searchFor,
  shopSearchPath,
  sortBy,
  wholeClass,
} from './shop-search.ts';
import { SortSelect } from './sort-select.tsx';

const bar = css`
  display: grid;
  gap: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: auto minmax(12rem, 1fr) auto;
    align-items: center;
  }
`;

const tools = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: auto 12rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 13.5rem;
  }
`;

const onlyNarrow = css`
  padding-inline: 1rem;
  @media (min-width: 1024px) {
    display: none;
  }
`;

export type ShopBarProps = {
  shown: ShopSearch;
  onChange: (next: ShopSearch) => void;
};

/** Class, search, filters of narrow windows, and sort. */
export function ShopBar({ shown, onChange }: ShopBarProps) {
  const [filtering, setFiltering] = useState(false);
  const chosen = SHOP_FACETS.reduce((count, { name }) => count + shown[name].length, 0);
  return (
    <div css={bar}>
      <Segment label={messages.productClass}>
        {PRODUCT_CLASSES.map((productClass) => (
          <SegmentLink
            key={productClass}
            to={shopSearchPath(wholeClass(productClass))}
            current={!shown.search && shown.productClass === productClass}
          >
            {messages.classes[productClass]}
          </SegmentLink>
        ))}
      </Segment>
      <SearchBox term={shown.search} onSearch={(term) => onChange(searchFor(term, shown.sort))} />
      <div css={tools}>
        <Button css={onlyNarrow} variant="secondary" icon="filter" onClick={() => setFiltering(true)}>
          {messages.filtersChosen(chosen)}
        </Button>
        <SortSelect sort={shown.sort} onChange={(sort) => onChange(sortBy(shown, sort))} />
      </div>
      {filtering && <FilterDrawer shown={shown} onApply={onChange} onClose={() => setFiltering(false)} />}
    </div>
  );
}
