import { css } from '@emotion/react';
import { Icon } from '../media/icon.tsx';
import { messages } from '../text/messages.ts';

const stepper = css`
  display: inline-grid;
  grid-template-columns: var(--tap) minmax(2.5rem, auto) var(--tap);
  align-items: center;
  height: var(--tap);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  button {
    display: grid;
    place-items: center;
    height: 100%;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button[aria-disabled='true'] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
  output {
    text-align: center;
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-medium);
  }
`;

export type StepperProps = {
  /** Accessible name: what is counted. */
  label: string;
  quantity: number;
  /** The lowest quantity, 1 unless set. */
  min?: number;
  max?: number;
  /** The last change is still being saved: clicks are ignored. */
  busy?: boolean;
  onChange: (quantity: number) => void;
  className?: string;
};

/** A quantity that changes by one at a time. */
export function Stepper({
  label,
  quantity,
  min = 1,
  max = Infinity,
  busy,
  onChange,
  className,
}: StepperProps) {
  // aria-disabled instead of disabled: a button that reaches the limit keeps the focus.
  const step = (by: 1 | -1) => {
    const next = quantity + by;
    const enabled = !busy && next >= min && next <= max;
    return {
      type: 'button',
      'aria-disabled': !enabled,
      onClick: enabled ? () => onChange(next) : undefined,
    } as const;
  };
  return (
    <fieldset css={stepper} className={className} aria-label={label} aria-busy={busy || undefined}>
      <button {...step(-1)} aria-label={messages.oneLess}>
        <Icon name="minus" size="s" />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button {...step(1)} aria-label={messages.oneMore}>
        <Icon name="plus" size="s" />
      </button>
    </fieldset>
  );
}
