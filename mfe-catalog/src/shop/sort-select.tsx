import { Select } from 'shared-contracts/look';
import { useOptimisticValue } from '../interaction/use-optimistic-value.ts';
import { messages } from '../messages.ts';
import { SORTS, type Sort } from '../shop-address/shop-search.ts';

export type SortSelectProps = {
  sort: Sort;
  /** The form that it is sent with where no script runs. */
  form: string;
  onChange: (sort: Sort) => void;
};

export function SortSelect({ sort, form, onChange }: SortSelectProps) {
  const [painted, choose] = useOptimisticValue(sort, onChange);
  return (
    <Select
      form={form}
      name="sort"
      aria-label={messages.sortBy}
      value={painted}
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
