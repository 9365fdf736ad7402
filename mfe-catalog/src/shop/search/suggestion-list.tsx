import { css } from '@emotion/react';
import { Icon, SwatchDisc, Text } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const list = css`
  position: absolute;
  z-index: var(--z-header);
  top: calc(100% + var(--s-1));
  inset-inline: 0;
  max-height: min(70svh, 30rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: var(--s-2);
  border: var(--hair);
  border-radius: var(--radius-panel);
  background: var(--paper-raised);
  box-shadow: var(--shadow-float);
`;

const heading = css`
  padding: var(--s-2) var(--s-4) var(--s-1);
`;

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

export type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** What the arrow keys stand on. */
  active: Suggestion | undefined;
  optionId: (place: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** The list of the search box. The focus stays in the box, so a press here must not take it. */
export function SuggestionList({ id, groups, active, optionId, onChoose }: SuggestionListProps) {
  const all = groups.flatMap(({ suggestions }) => suggestions);
  return (
    <div
      id={id}
      css={list}
      role="listbox"
      aria-label={messages.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options, and no fieldset
        <div key={title} role="group" aria-label={title}>
          <Text css={heading} size="micro" tone="faint" aria-hidden>
            {title}
          </Text>
          {suggestions.map(optionOf)}
        </div>
      ))}
    </div>
  );

  function optionOf(suggestion: Suggestion) {
    const { key, label, detail, colour, icon, to } = suggestion;
    const isActive = suggestion === active;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus
      <div
        key={key}
        ref={isActive ? showInList : undefined}
        id={optionId(all.indexOf(suggestion))}
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
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
