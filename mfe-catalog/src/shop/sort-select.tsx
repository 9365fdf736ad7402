import { css } from '@emotion/react';
import { Select } from 'shared-contracts/look';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import { shopMessages } from '../shop-address/shop-messages.ts';
import { SORTS, type Sort } from '../shop-address/shop-search.ts';

/** On a phone a short label covers the list, which is invisible but receives taps, keys and the focus. */
const frame = css`
  position: relative;
  > [aria-hidden] {
    display: none;
  }
  @media (max-width: 767px) {
    > [aria-hidden] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--s-2);
      min-height: var(--tap);
      padding-inline: 0.75rem;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius);
      background: var(--paper-raised);
      font-weight: var(--weight-medium);
      white-space: nowrap;
      &::after {
        content: '';
        width: 7px;
        height: 7px;
        border: solid currentColor;
        border-width: 0 1.5px 1.5px 0;
        transform: translateY(-30%) rotate(45deg);
      }
    }
    > :not([aria-hidden]) {
      position: absolute;
      inset: 0;
      opacity: 0;
    }
    &:focus-within > [aria-hidden] {
      outline: 2px solid var(--accent);
      outline-offset: -1px;
    }
  }
`;

/** The arrow of the label takes the place of the list's. */
const sorted = css`
  @media (max-width: 767px) {
    > [aria-hidden]::after {
      display: none;
    }
  }
`;

export type SortSelectProps = {
  sort: Sort;
  /** Id of the form that submits it without script. */
  form: string;
  onChange: (sort: Sort) => void;
};

export function SortSelect({ sort, form, onChange }: SortSelectProps) {
  const [shown, choose] = useOptimisticValue(sort, onChange);
  return (
    <div css={[frame, shown && sorted]}>
      <span aria-hidden>{shopMessages.sortsInShort[shown]}</span>
      <Select
        form={form}
        name="sort"
        aria-label={shopMessages.sortBy}
        value={shown}
        onChange={({ target }) => choose(SORTS.find((known) => known === target.value) ?? '')}
      >
        <option value="">{shopMessages.sort}</option>
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {shopMessages.sorts[known]}
          </option>
        ))}
      </Select>
    </div>
  );
}
