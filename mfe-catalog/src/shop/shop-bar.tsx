import { css } from '@emotion/react';
import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, ButtonLink } from 'shared-contracts/look';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { Segment, SegmentLink } from '../choices/segment.tsx';
import { messages } from '../messages.ts';
import { chosenConditions } from '../shop-address/chosen-conditions.ts';
import { shopMessages } from '../shop-address/shop-messages.ts';
import {
  type ShopSearch,
  searchFor,
  shopSearchPath,
  sortBy,
  wholeClass,
} from '../shop-address/shop-search.ts';
import type { ApplyChange } from '../shop-address/use-shop-search.ts';
import { FILTER_FORM, FILTERS_ID } from './filters/filter-aside.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { SearchBox } from './search/search-box.tsx';
import { SortSelect } from './sort-select.tsx';

/** On a phone it has two rows: the search, which needs the whole width, then class, filters and sort. */
const bar = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  > fieldset {
    flex: 1 0 auto;
  }
  > search {
    order: -1;
    flex: 1 1 100%;
  }
  > div {
    flex: 1 1 auto;
  }
  @media (min-width: 768px) {
    flex-wrap: nowrap;
    > fieldset,
    > div {
      flex: none;
    }
    > search {
      order: 0;
      flex: 99 1 11rem;
    }
  }
  @media (min-width: 1024px) {
    gap: var(--s-3);
  }
`;

const slim = css`
  @media (max-width: 1023px) {
    padding-inline: 0.5rem;
  }
`;

const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  /* With large text the sort order gets a line of its own. */
  > * {
    flex: 1 0 auto;
  }
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: auto 11.5rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 12.5rem;
  }
`;

const onlyNarrow = css`
  padding-inline: 0.75rem;
  gap: 0.375rem;
  white-space: nowrap;
  @media (max-width: 399px) {
    > svg {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;

/** The search form works without script. The sort list belongs to it from outside. */
const SEARCH_FORM = 'search-form';

export type ShopBarProps = {
  shown: ShopSearch;
  applyChange: ApplyChange;
};

export function ShopBar({ shown, applyChange }: ShopBarProps) {
  const { key } = useLocation();
  // Key of the history entry in which the drawer was opened: Back closes it.
  const [filteringAt, setFilteringAt] = useState<string>();
  const isBack = useNavigationType() === 'POP';
  // The router renders a new address in a transition, so the drawer may have been opened on the previous page.
  if (filteringAt !== undefined && filteringAt !== key && !isBack) setFilteringAt(key);
  // Before hydration the link leads to the side panel.
  function openDrawer(event: MouseEvent) {
    event.preventDefault();
    setFilteringAt(key);
  }
  return (
    <div css={[bar, onScreen]}>
      <Segment label={shopMessages.productClass}>
        {PRODUCT_CLASSES.map((productClass) => (
          <SegmentLink
            key={productClass}
            css={slim}
            to={shopSearchPath(wholeClass(productClass))}
            current={!shown.search && shown.productClass === productClass}
          >
            {messages.classes[productClass]}
          </SegmentLink>
        ))}
      </Segment>
      <SearchBox
        id={SEARCH_FORM}
        term={shown.search}
        sort={shown.sort}
        onSearch={(term) => applyChange((before) => searchFor(term, before.sort))}
      />
      <div css={tools}>
        <ButtonLink
          css={onlyNarrow}
          variant="secondary"
          icon="filter"
          to={`${shopSearchPath(shown)}#${FILTERS_ID}`}
          aria-haspopup="dialog"
          onClick={openDrawer}
        >
          {shopMessages.filtersChosen(chosenConditions(shown).length)}
        </ButtonLink>
        <SortSelect
          sort={shown.sort}
          form={shown.search ? SEARCH_FORM : FILTER_FORM}
          onChange={(sort) => applyChange((before) => sortBy(before, sort))}
        />
        <noscript>
          <Button type="submit" variant="secondary" block form={shown.search ? SEARCH_FORM : FILTER_FORM}>
            {shopMessages.sort}
          </Button>
        </noscript>
      </div>
      {filteringAt === key && (
        <FilterDrawer
          key={key}
          shown={shown}
          onApply={(next) => applyChange(() => next)}
          onClose={() => setFilteringAt(undefined)}
        />
      )}
    </div>
  );
}
