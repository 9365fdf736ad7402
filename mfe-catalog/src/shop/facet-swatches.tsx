import { css } from '@emotion/react';
import { SwatchOption, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import type { FacetChoicesProps } from './facet-checkboxes.tsx';

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: var(--s-3) var(--s-1);
`;

const named = css`
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  line-height: 1.25;
`;

/** A hollow disc, and the 0 below it: nothing is told by colour alone. */
const withoutHit = css`
  > label > :last-child {
    opacity: 0.35;
  }
`;

/** Colours to choose, each with its name in words. */
export function FacetSwatches({ facet, choices, onToggle }: FacetChoicesProps) {
  return (
    <div css={grid}>
      {choices.map(({ name, code = '', chosen, count }) => (
        <div key={name} css={[named, count === 0 && withoutHit]}>
          <SwatchOption
            kind="checkbox"
            label={messages.shadeChoice(name, count)}
            colour={code}
            name={facet}
            value={name}
            checked={chosen}
            onChange={() => onToggle(name)}
          />
          <Text as="span" size="micro" tone={chosen ? undefined : 'soft'} aria-hidden>
            {name}
          </Text>
          {count !== undefined && (
            <Text as="span" size="micro" tone="faint" figures aria-hidden>
              {count}
            </Text>
          )}
        </div>
      ))}
    </div>
  );
}
