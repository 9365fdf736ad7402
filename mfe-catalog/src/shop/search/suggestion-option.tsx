import { css } from '@emotion/react';
import { Icon, SwatchDisc, Text } from 'shared-contracts/look';
import type { Suggestion } from './suggestions.ts';

const option = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3);
  min-height: var(--tap-small);
  padding: var(--s-1) var(--s-4);
  line-height: 1.3;
  cursor: pointer;
  > svg {
    justify-self: center;
    color: var(--ink-faint);
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--s-2);
  }
  &:hover {
    background: var(--paper-sunk);
  }
  &[aria-selected='true'] {
    background: var(--paper-sunk);
    outline: var(--focus);
    outline-offset: -2px;
  }
`;

const disc = css`
  width: 28px;
  height: 28px;
`;

const action = css`
  color: var(--ink-soft);
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

export type SuggestionOptionProps = {
  id: string;
  suggestion: Suggestion;
  /** Highlighted by the arrow keys. */
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { label, detail, colour, icon, to } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box keeps the focus and handles the keys
    <div
      ref={isActive ? showInList : undefined}
      id={id}
      css={[option, !to && action]}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(suggestion)}
    >
      {icon ? <Icon name={icon} size="s" /> : <SwatchDisc css={disc} colour={colour ?? ''} />}
      <span>
        {label}
        {detail && (
          <Text as="span" size="micro" tone="faint">
            {detail}
          </Text>
        )}
      </span>
    </div>
  );
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
