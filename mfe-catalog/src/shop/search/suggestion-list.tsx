import { css } from '@emotion/react';
import { Text } from 'shared-contracts/look';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const list = css`
  position: absolute;
  z-index: var(--z-sticky);
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
  @media (max-width: 767px) {
    top: auto;
    margin-top: var(--s-1);
  }
  /* The header's field is narrower than what it suggests. */
  @media (min-width: 768px) {
    left: auto;
    width: max(100%, 22rem);
  }
`;

const heading = css`
  padding: var(--s-2) var(--s-4) var(--s-1);
`;

export type SuggestionListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The option highlighted by the arrow keys. */
  active: Suggestion | undefined;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** The list below the search box. The focus stays in the box, so a mouse press must not move it. */
export function SuggestionList({ id, groups, active, optionId, onChoose }: SuggestionListProps) {
  const options = groups.flatMap(({ suggestions }) => suggestions);
  return (
    <div
      id={id}
      css={list}
      role="listbox"
      aria-label={shopMessages.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups of options, and no fieldset
        <div key={title} role="group" aria-label={title}>
          <Text css={heading} size="micro" tone="faint" aria-hidden>
            {title}
          </Text>
          {suggestions.map((suggestion) => (
            <SuggestionOption
              key={suggestion.key}
              id={optionId(options.indexOf(suggestion))}
              suggestion={suggestion}
              isActive={suggestion === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
