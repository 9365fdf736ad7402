import { css } from '@emotion/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { plainDigits } from '../../numbers/typed-numbers.ts';
import { Icon } from '../media/icon.tsx';
import { messages } from '../text/messages.ts';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const stepper = css`
  /* Contains the visually hidden text. */
  position: relative;
  display: inline-grid;
  grid-template-columns: var(--tap) 3.25rem var(--tap);
  align-items: center;
  height: var(--tap);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  button,
  input {
    height: 100%;
    border: 0;
    background: none;
  }
  button {
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  button[aria-disabled='true'] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
  input {
    width: 100%;
    padding: 0;
    text-align: center;
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-medium);
  }
  input:focus-visible {
    outline-offset: -2px;
  }
  &:has([aria-invalid]) {
    border-color: var(--error);
  }
`;

const KEY_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

export type StepperProps = {
  /** Accessible name: what is counted. */
  label: string;
  quantity: number;
  min?: number;
  max?: number;
  onChange: (quantity: number) => void;
  className?: string;
};

/** On its own line below the quantity, even in a row. */
const note = css`
  display: flex;
  flex-basis: 100%;
  gap: 0.4rem;
  order: 1;
`;

/**
 * A quantity that changes by one at a time, or is typed: Enter or leaving the field applies a whole number within the limits. Any other
 * text stays in the field, which is then invalid, with a sentence about the allowed numbers.
 */
export function Stepper({ label, quantity, min = 1, max = Infinity, onChange, className }: StepperProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const noteId = useId();
  const digits = plainDigits((typed ?? '').trim());
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  function type(text?: string) {
    setTyped(text);
    setWrong(false);
  }
  function change(next: number) {
    if (next !== quantity && next >= min && next <= max) onChange(next);
  }
  function takeOver() {
    if (!digits) type();
    else if (number >= min && number <= max) {
      type();
      change(number);
    } else setWrong(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (event.key === 'Enter') takeOver();
    else if (step) {
      event.preventDefault();
      type();
      change((number || quantity) + step);
    }
  }
  // aria-disabled instead of disabled: a button that reaches the limit keeps the focus.
  const step = (by: 1 | -1) => {
    const next = quantity + by;
    return {
      type: 'button',
      'aria-disabled': next < min || next > max,
      onClick: () => {
        type();
        change(next);
      },
    } as const;
  };
  return (
    <>
      <fieldset css={stepper} className={className} aria-label={label}>
        <button {...step(-1)} aria-label={messages.oneLess}>
          <Icon name="minus" size="s" />
        </button>
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={quantity}
          aria-valuetext={typed || String(quantity)}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? noteId : undefined}
          value={typed ?? quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={takeOver}
          onKeyDown={onKeyDown}
        />
        <button {...step(1)} aria-label={messages.oneMore}>
          <Icon name="plus" size="s" />
        </button>
        {/* Screen readers do not announce a field's value when a button changes it. */}
        <VisuallyHidden>
          <output aria-live="polite">{quantity}</output>
        </VisuallyHidden>
      </fieldset>
      {isWrong && (
        <Text id={noteId} css={note} role="alert" size="small" tone="error">
          <Icon name="error" size="s" />
          {messages.wholeNumber(min, max, quantity)}
        </Text>
      )}
    </>
  );
}
