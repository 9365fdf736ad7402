import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    display: flex;
    gap: 0.5em;
    padding: 0;
    font-size: var(--type-small);
    color: var(--ink-soft);
    b {
      color: var(--ink);
      font-weight: var(--weight-medium);
    }
  }
  > div {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    margin-top: var(--s-2);
  }
  label {
    position: relative;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  input {
    position: absolute;
    inset: 0;
    z-index: var(--z-raised);
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** One row that scrolls sideways on phones: three wrapped groups would push the room out of sight. */
const scrolling = css`
  @media (max-width: 1023px) {
    > div {
      flex-wrap: nowrap;
      margin-inline: calc(var(--gutter) * -1);
      margin-top: 0;
      padding: var(--s-2) var(--gutter);
      overflow: scroll hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
    }
    label {
      flex: none;
    }
  }
`;

const pill = css`
  display: flex;
  align-items: center;
  min-height: var(--tap-small);
  padding-inline: 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  font-size: var(--type-small);
  line-height: var(--lh-tight);
  transition: background var(--fast), color var(--fast);
  input:checked + & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  input:hover:not(:checked) + & {
    border-color: var(--ink);
  }
  input:focus-visible + & {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
  @media (forced-colors: active) {
    input:checked + & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

type Choice = { value: string; label: string; content: ReactNode };

export type ChoiceGroupProps = {
  legend: string;
  /** Name of the query parameter that a form without JavaScript sends. */
  name: string;
  choices: readonly Choice[];
  /** The checked choice. None is checked if no choice has this value. */
  value: string | undefined;
  /** The name of the chosen value, shown beside the legend. */
  shown?: string;
  onChoose: (value: string) => void;
  className?: string;
};

/**
 * A radio group: one Tab stop, in which arrow keys choose. A choice made before hydration is applied again, because React keeps the tick but
 * raises no change event.
 */
export function ChoiceGroup({ legend, name, choices, value, shown, onChoose, className }: ChoiceGroupProps) {
  const row = useRef<HTMLDivElement>(null);
  const chooseEarly = useEffectEvent(() => {
    const early = row.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early !== undefined && early !== value) onChoose(early);
  });
  useEffect(() => chooseEarly(), []);
  useEffect(() => {
    if (value !== undefined) scrollToChecked(row.current);
  }, [value]);
  return (
    <fieldset css={[group, scrolling, onScreen]} className={className}>
      <legend>
        {legend}
        {shown && <b>{shown}</b>}
      </legend>
      <div ref={row}>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.label}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChoose(choice.value)}
            />
            {choice.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves the row alone: `scrollIntoView` would move the page too. */
function scrollToChecked(row: HTMLElement | null): void {
  const label = row?.querySelector(':checked')?.parentElement;
  if (!row || !label) return;
  const [start, end] = [label.offsetLeft, label.offsetLeft + label.offsetWidth];
  const isVisible = start >= row.scrollLeft && end <= row.scrollLeft + row.clientWidth;
  if (!isVisible) row.scrollLeft = (start + end - row.clientWidth) / 2;
}

export function Pill({ children }: { children: ReactNode }) {
  return <span css={pill}>{children}</span>;
}
