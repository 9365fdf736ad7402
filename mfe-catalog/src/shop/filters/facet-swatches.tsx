import { css } from '@emotion/react';
import { SwatchDisc, Text } from 'shared-contracts/look';
import { useOptimisticValue } from 'shared-contracts/optimistic';
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

const swatch = css`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  cursor: pointer;
  &:has(:checked) > :last-child {
    outline: 1.5px solid var(--ink);
    outline-offset: 3px;
  }
  &:has(:focus-visible) > :last-child {
    outline: var(--focus);
    outline-offset: 4px;
  }
`;

/** An invisible native control covers the disc, so that name, keyboard and form stay the browser's. */
const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** The faded disc is accompanied by a 0: nothing is shown by colour alone (SITE-20). */
const withoutHit = css`
  > label > :last-child {
    opacity: 0.35;
  }
`;

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
  const label = shopMessages.shadeChoice(name, count);
  return (
    <div css={[named, count === 0 && withoutHit]}>
      <label css={swatch} title={label}>
        <input
          type="checkbox"
          css={control}
          aria-label={label}
          name={facet}
          value={name}
          checked={isChecked}
          onChange={() => setChecked(!isChecked)}
        />
        <SwatchDisc colour={code} />
      </label>
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
