import { css } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink, Drawer } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { DraftCount } from './draft-count.tsx';
import { FilterPanel } from './filter-panel.tsx';

/** On a tablet the sections stand side by side, or the counts would be a hand's breadth from their names. */
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

/** So the drawer rises in its full height, whatever is in it already. */
const tall = css`
  min-height: 100dvh;
`;

export type FilterDrawerProps = {
  shown: ShopSearch;
  onApply: (next: ShopSearch) => void;
  onClose: () => void;
};

/** The filters of a narrow window (spec section 2): choices hold on Apply Filters, and are dropped on close. */
export function FilterDrawer({ shown, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(shown);
  // The drawer answers the finger first: its many boxes come in the frame after.
  const isUp = useDeferredValue(true, false);
  function apply() {
    onClose();
    onApply(draft);
  }
  const footer = (
    <>
      <DraftCount draft={draft} />
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))} onClick={onClose}>
        {messages.reset}
      </ButtonLink>
      <Button onClick={apply}>{messages.applyFilters}</Button>
    </>
  );
  return (
    <Drawer title={messages.filters} onClose={onClose} footer={footer}>
      <div css={isUp ? columns : tall}>{isUp && <FilterPanel shown={draft} applyChange={setDraft} />}</div>
    </Drawer>
  );
}
