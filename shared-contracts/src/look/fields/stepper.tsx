import { css } from '@emotion/react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { messages } from '../text/messages.ts';
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
`;

/** Digits that can be typed: more than any limit has, so that a number is limited and never cut to another one. */
const MAX_DIGITS = 6;

const KEY_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

export type StepperProps = {
  /** Accessible name: what is counted. */
  label: string;
  quantity: number;
  /** The lowest quantity, 1 unless set. */
  min?: number;
  max?: number;
  /** The last change is still being saved: nothing can be changed. */
  busy?: boolean;
  onChange: (quantity: number) => void;
  className?: string;
};

/** A quantity that changes by one at a time, or is typed: Enter or leaving the field takes over the number, within the limits. */
export function Stepper({
  label,
  quantity,
  min = 1,
  max = Infinity,
  busy,
  onChange,
  className,
}: StepperProps) {
  const [typed, setTyped] = useState<string>();
  function change(next: number) {
    if (!busy && next !== quantity && next >= min && next <= max) onChange(next);
  }
  function takeOver() {
    setTyped(undefined);
    if (typed) change(Math.min(max, Math.max(min, Number(typed))));
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (event.key === 'Enter') takeOver();
    else if (step) {
      event.preventDefault();
      setTyped(undefined);
      change((typed ? Number(typed) : quantity) + step);
    }
  }
  // aria-disabled instead of disabled: a button that reaches the limit keeps the focus.
  const step = (by: 1 | -1) => {
    const next = quantity + by;
    return {
      type: 'button',
      'aria-disabled': busy || next < min || next > max,
      onClick: () => change(next),
    } as const;
  };
  return (
    <fieldset css={stepper} className={className} aria-label={label} aria-busy={busy || undefined}>
      <button {...step(-1)} aria-label={messages.oneLess}>
        <Icon name="minus" size="s" />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={quantity}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        readOnly={busy}
        value={typed ?? quantity}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS))}
        onBlur={takeOver}
        onKeyDown={onKeyDown}
      />
      <button {...step(1)} aria-label={messages.oneMore}>
        <Icon name="plus" size="s" />
      </button>
      {/* A screen reader does not announce a field that a button has changed. */}
      <VisuallyHidden>
        <output aria-live="polite">{quantity}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
