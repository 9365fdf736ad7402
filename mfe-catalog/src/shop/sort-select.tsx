import { Select } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { SORTS, type Sort } from './shop-search.ts';

export type SortSelectProps = {
  sort: Sort;
  onChange: (sort: Sort) => void;
};

export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Select
      aria-label={messages.sortBy}
      value={sort}
      onChange={({ target }) => onChange(SORTS.find((known) => known === target.value) ?? '')}
    >
      <option value="">{messages.sort}</option>
      {SORTS.map((known) => (
        <option key={known} value={known}>
          {messages.sorts[known]}
        </option>
      ))}
    </Select>
  );
}
