import { css } from '@emotion/react';
import { SwatchOption, Text } from 'shared-contracts/look';
import type { FacetChoicesProps } from './facet-checkboxes.tsx';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: var(--s-2) var(--s-1);
`;

const named = css`
  display: grid;
  justify-items: center;
  text-align: center;
`;

/** Colours to choose, each with its name in words: no choice is told by colour alone. */
export function FacetSwatches({ choices, onToggle }: FacetChoicesProps) {
  return (
    <div css={grid}>
      {choices.map(({ name, code = '', chosen }) => (
        <div key={name} css={named}>
          <SwatchOption
            kind="checkbox"
            label={name}
            colour={code}
            checked={chosen}
            onChange={() => onToggle(name)}
          />
          <Text as="span" size="micro" tone={chosen ? undefined : 'soft'} aria-hidden>
            {name}
          </Text>
        </div>
      ))}
    </div>
  );
}
