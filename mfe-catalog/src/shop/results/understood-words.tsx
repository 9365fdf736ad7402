import {
  MATERIAL_LABELS,
  type SearchPage,
  type UnderstoodWords as Understood,
} from 'shared-contracts/product';
import { ChipLink } from '../../choices/chip-link.tsx';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, searchFor, shopSearchPath } from '../../shop-address/shop-search.ts';
import { chipRow } from './chosen-filters.tsx';

export type UnderstoodWordsProps = {
  shown: ShopSearch;
  list: SearchPage | undefined;
  /** Called when the chip that had the focus is removed. */
  onRemove: () => void;
};

/** SHOP-41: a chip per filter that the provider found in the term; it leads to the search without these words. */
export function UnderstoodWords({ shown, list, onRemove }: UnderstoodWordsProps) {
  const understood = shown.search ? (list?.understood ?? []) : [];
  if (understood.length === 0) return null;
  return (
    <nav css={chipRow} aria-label={shopMessages.understood}>
      {understood.map((words) => (
        <ChipLink
          key={`${words.field} ${label(words)}`}
          to={shopSearchPath(searchFor(words.rest, shown.sort))}
          onClick={onRemove}
        >
          {label(words)}
        </ChipLink>
      ))}
    </nav>
  );
}

function label({ names, min, max }: Understood): string {
  if (names.length === 0) return shopMessages.priceRange({ price_min: min, price_max: max });
  return shopMessages.either(names.map((name) => MATERIAL_LABELS[name] ?? name));
}
