import { css } from '@emotion/react';
import { TextLink } from 'shared-contracts/look';
import { ChipLink } from '../../choices/chip-link.tsx';
import { chosenConditions } from '../../shop-address/chosen-conditions.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { clearFilters, type ShopSearch, shopSearchPath } from '../../shop-address/shop-search.ts';

/** Chips in a row; a phone scrolls it. */
export const chipRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  @media (max-width: 767px) {
    order: -1;
    flex: 1 0 100%;
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(var(--gutter) * -1);
    padding: 4px var(--gutter);
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;

const small = css`
  font-size: var(--type-small);
`;

export type ChosenFiltersProps = {
  shown: ShopSearch;
  /** Called when the chip that had the focus is removed. */
  onRemove: () => void;
};

/** A chip per chosen filter, which removes it; also for names that are not among the panel's options. */
export function ChosenFilters({ shown, onRemove }: ChosenFiltersProps) {
  const chosen = chosenConditions(shown);
  if (chosen.length === 0) return null;
  return (
    <nav css={chipRow} aria-label={shopMessages.chosenFilters}>
      {chosen.map(({ filter, label, without }) => (
        <ChipLink key={`${filter} ${label}`} to={shopSearchPath(without)} onClick={onRemove}>
          {label}
        </ChipLink>
      ))}
      <TextLink css={small} to={shopSearchPath(clearFilters(shown))} onClick={onRemove}>
        {shopMessages.clearAll}
      </TextLink>
    </nav>
  );
}
