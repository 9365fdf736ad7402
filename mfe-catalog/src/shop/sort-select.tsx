import { Select } from 'shared-contracts/look';
import { useOptimisticValue } from '../interaction/use-optimistic-value.ts';
import { messages } from '../messages.ts';
import { SORTS, type Sort } from '../shop-address/shop-search.ts';

export type SortSelectProps = {
  sort: Sort;
  /** Id of the form that submits it without script. */
  form: string;
  onChange: (sort: Sort) => void;
};

export function SortSelect({ sort, form, onChange }: SortSelectProps) {
  const [shown, choose] = useOptimisticValue(sort, onChange);
  return (
    <Select
      form={form}
      name="sort"
      aria-label={messages.sortBy}
      value={shown}
      onChange={({ target }) => choose(SORTS.find((known) => known === target.value) ?? '')}
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
