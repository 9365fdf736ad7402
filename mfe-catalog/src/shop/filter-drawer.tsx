import { useState } from 'react';
import { Button, ButtonLink, Drawer } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { FilterPanel } from './filter-panel.tsx';
import { type ShopSearch, shopSearchPath, wholeClass } from './shop-search.ts';

export type FilterDrawerProps = {
  shown: ShopSearch;
  onApply: (next: ShopSearch) => void;
  onClose: () => void;
};

/** The filters of a narrow window (spec section 2): choices hold on Apply Filters, and are dropped on close. */
export function FilterDrawer({ shown, onApply, onClose }: FilterDrawerProps) {
  const [draft, setDraft] = useState(shown);
  function apply() {
    onClose();
    onApply(draft);
  }
  const footer = (
    <>
      <ButtonLink variant="secondary" to={shopSearchPath(wholeClass('Sheet'))} onClick={onClose}>
        {messages.reset}
      </ButtonLink>
      <Button onClick={apply}>{messages.applyFilters}</Button>
    </>
  );
  return (
    <Drawer title={messages.filters} onClose={onClose} footer={footer}>
      <FilterPanel shown={draft} onChange={setDraft} />
    </Drawer>
  );
}
