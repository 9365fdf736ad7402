import { css } from '@emotion/react';
import { Text } from 'shared-contracts/look';
import { useOptimisticValue } from 'shared-contracts/optimistic';
import { SwatchOption } from '../../choices/swatch-option.tsx';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import type { FacetChoiceProps, FacetChoicesProps } from './facet-checkboxes.tsx';

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

/** The faded disc is accompanied by a 0: nothing is shown by colour alone (SITE-20). */
const withoutHit = css`
  > label > :last-child {
    opacity: 0.35;
  }
`;

/** Choices as colour discs, each with its name below. */
export function FacetSwatches({ facet, choices, onToggle }: FacetChoicesProps) {
  return (
    <div css={grid}>
      {choices.map((choice) => (
        <FacetSwatch key={choice.name} facet={facet} choice={choice} onToggle={onToggle} />
      ))}
    </div>
  );
}

function FacetSwatch({ facet, choice: { name, code = '', chosen, count }, onToggle }: FacetChoiceProps) {
  const [isChecked, setChecked] = useOptimisticValue(chosen, () => onToggle(name));
  return (
    <div css={[named, count === 0 && withoutHit]}>
      <SwatchOption
        kind="checkbox"
        label={shopMessages.shadeChoice(name, count)}
        colour={code}
        name={facet}
        value={name}
        checked={isChecked}
        onChange={() => setChecked(!isChecked)}
      />
      <Text as="span" size="micro" tone={isChecked ? undefined : 'soft'} aria-hidden>
        {name}
      </Text>
      {count !== undefined && (
        <Text as="span" size="micro" tone="faint" figures aria-hidden>
          {count}
        </Text>
      )}
    </div>
  );
}
