import { css } from '@emotion/react';
import type { Shade } from 'shared-contracts/filter-options';
import { SwatchDisc } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { ChoiceGroup } from './choice-group.tsx';

const discs = css`
  > div {
    gap: 0;
  }
  /* The discs, not their rings, begin at the edge of the text. */
  @media (min-width: 1024px) {
    > div {
      margin-left: -0.4375rem;
    }
  }
`;

const disc = css`
  display: block;
  width: var(--tap-small);
  height: var(--tap-small);
  padding: 0.3125rem;
  border: 2px solid transparent;
  border-radius: var(--radius-round);
  input:checked + & {
    border-color: var(--ink);
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
  input:hover:not(:checked) + & {
    border-color: var(--line);
  }
  input:focus-visible + & {
    outline: var(--focus);
  }
`;

export type ShadeChoiceProps = {
  shades: readonly Shade[];
  shown: string | undefined;
  onChoose: (name: string) => void;
};

export function ShadeChoice({ shades, shown, onChoose }: ShadeChoiceProps) {
  return (
    <ChoiceGroup
      css={discs}
      legend={messages.shade}
      name="shade"
      value={shown}
      shown={shown}
      onChoose={onChoose}
      choices={shades.map(({ name, code }) => ({
        value: name,
        label: name,
        content: <SwatchDisc css={disc} colour={code} />,
      }))}
    />
  );
}
