import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink, Drawer, Spinner, Text } from 'shared-contracts/look';
import { productListQuery } from '../../shop-address/product-list-queries.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { FilterPanel } from './filter-panel.tsx';

/** Two columns on a tablet keep each count close to its name. */
const columns = css`
  @media (min-width: 600px) {
    > div {
      columns: 2;
      column-gap: var(--s-7);
      border-top: 0;
    }
    details {
      break-inside: avoid;
    }
  }
`;

/** Opens the drawer at its full height before its content is rendered. */
const tall = css`
  min-height: 100dvh;
`;

const count = css`
  grid-column: 1 / -1;
  min-height: 1lh;
  text-align: center;
  > span {
    vertical-align: middle;
  }
`;

export type FilterDrawerProps = {
  shown: ShopSearch;
  onApply: (next: ShopSearch) => void;
  onClose: () => void;
};

/** The filters of a narrow window (SHOP-12): choices take effect on Apply Filters, and are dropped on close. */
export function FilterDrawer({ shown, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(shown);
  // Renders the many controls one frame later, so that the drawer opens without delay.
  const isUp = useDeferredValue(true, false);
  function apply() {
    onClose();
    onApply(draft);
  }
  const footer = (
    <>
      <DraftCount draft={draft} />
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))} onClick={onClose}>
        {shopMessages.reset}
      </ButtonLink>
      <Button onClick={apply}>{shopMessages.applyFilters}</Button>
    </>
  );
  return (
    <Drawer title={shopMessages.filters} onClose={onClose} footer={footer}>
      <div css={isUp ? columns : tall}>{isUp && <FilterPanel shown={draft} applyChange={setDraft} />}</div>
    </Drawer>
  );
}

/** How many products Apply Filters would show. This fetches the list too, so that it appears at once. */
function DraftCount({ draft }: { draft: ShopSearch }) {
  const { data, isPending } = useQuery(productListQuery(draft));
  return (
    <Text css={count} size="small" tone="soft" figures role="status" aria-busy={isPending}>
      {isPending && <Spinner />}
      {data && shopMessages.productCount(data.totalItems)}
    </Text>
  );
}
