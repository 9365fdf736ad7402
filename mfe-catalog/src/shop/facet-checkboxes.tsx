import { css } from '@emotion/react';
import { Checkbox } from 'shared-contracts/look';
import type { FacetChoice } from './filter-section.tsx';

const line = css`
  font-size: 0.9375rem;
`;

export type FacetChoicesProps = {
  choices: readonly FacetChoice[];
  onToggle: (name: string) => void;
};

export function FacetCheckboxes({ choices, onToggle }: FacetChoicesProps) {
  return choices.map(({ name, chosen, count }) => (
    <Checkbox key={name} css={line} checked={chosen} count={count} onChange={() => onToggle(name)}>
      {name}
    </Checkbox>
  ));
}
