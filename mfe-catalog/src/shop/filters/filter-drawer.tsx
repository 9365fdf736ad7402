import { css } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink, Drawer } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { type ShopSearch, shopSearchPath, wholeClass } from '../../shop-address/shop-search.ts';
import { DraftCount } from './draft-count.tsx';
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
