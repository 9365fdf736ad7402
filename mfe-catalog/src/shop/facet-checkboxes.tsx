import { css } from '@emotion/react';
import { Checkbox } from 'shared-contracts/look';
import type { FacetChoice } from './filter-section.tsx';
import type { FacetName } from './shop-search.ts';

const line = css`
  font-size: 0.9375rem;
`;

/** Still to be ticked: it adds to what else is chosen in its list, or shows that there is nothing. */
const withoutHit = css`
  color: var(--ink-faint);
`;

export type FacetChoicesProps = {
  /** Their parameter in the address. */
  facet: FacetName;
  choices: readonly FacetChoice[];
  onToggle: (name: string) => void;
};

export function FacetCheckboxes({ facet, choices, onToggle }: FacetChoicesProps) {
  return choices.map(({ name, chosen, count }) => (
    <Checkbox
      key={name}
      css={[line, count === 0 && withoutHit]}
      name={facet}
      value={name}
      checked={chosen}
      count={count}
      onChange={() => onToggle(name)}
    >
      {name}
    </Checkbox>
  ));
}
