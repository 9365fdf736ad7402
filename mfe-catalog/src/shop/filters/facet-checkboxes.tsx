import { css } from '@emotion/react';
import type { FacetOption } from 'shared-contracts/filter-options/rules';
import { Checkbox } from 'shared-contracts/look';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import type { FacetName } from 'shared-contracts/product/facets';

const line = css`
  font-size: 0.9375rem;
`;

/** Still enabled: choosing it adds to the other choices of its facet. */
const withoutHit = css`
  color: var(--ink-faint);
`;

type FacetChoice = FacetOption & {
  chosen: boolean;
  /** Absent where a provider does not count. */
  count: number | undefined;
};

export type FacetChoicesProps = {
  /** Also the parameter of the address. */
  facet: FacetName;
  choices: readonly FacetChoice[];
  onToggle: (name: string) => void;
};

export type FacetChoiceProps = Omit<FacetChoicesProps, 'choices'> & { choice: FacetChoice };

export function FacetCheckboxes({ facet, choices, onToggle }: FacetChoicesProps) {
  return choices.map((choice) => (
    <FacetCheckbox key={choice.name} facet={facet} choice={choice} onToggle={onToggle} />
  ));
}

function FacetCheckbox({ facet, choice: { name, chosen, count }, onToggle }: FacetChoiceProps) {
  const [isChecked, setChecked] = useOptimisticValue(chosen, () => onToggle(name));
  return (
    <Checkbox
      css={[line, count === 0 && withoutHit]}
      name={facet}
      value={name}
      checked={isChecked}
      count={count}
      onChange={() => setChecked(!isChecked)}
    >
      {name}
    </Checkbox>
  );
}
