import { css } from '@emotion/react';
import { Icon, Picture, SwatchDisc, Text } from 'shared-contracts/look';
import { productFile } from '../../product-card/product-pictures.ts';
import type { Suggestion } from './suggestions.ts';

const option = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
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

/** As on the product page. The line keeps a white decor visible on paper. */
const decor = css`
  width: 40px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid var(--swatch-edge);
  }
`;

const words = css`
  display: grid;
`;

const action = css`
  color: var(--ink-soft);
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

export type SuggestionOptionProps = {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionOption({ id, suggestion, isActive, onChoose }: SuggestionOptionProps) {
  const { label, detail, to } = suggestion;
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
      <Sign suggestion={suggestion} />
      <span css={words}>
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

function Sign({ suggestion: { icon, picture, colour = '' } }: Pick<SuggestionOptionProps, 'suggestion'>) {
  if (icon) return <Icon name={icon} size="s" />;
  if (picture) {
    return <Picture css={decor} {...productFile({ code: colour }, picture, '40px')} alt="" ratio="1/1" />;
  }
  return <SwatchDisc css={disc} colour={colour} />;
}

function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
