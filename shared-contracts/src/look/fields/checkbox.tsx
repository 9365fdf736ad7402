import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const choice = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--tap-small);
  line-height: 1.3;
  cursor: pointer;
  &:has(:disabled) {
    color: var(--ink-faint);
    cursor: not-allowed;
  }
`;

const box = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  cursor: inherit;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
`;

const tick = css`
  &:checked::after {
    content: '';
    width: 5px;
    height: 10px;
    border: solid var(--on-accent);
    border-width: 0 1.75px 1.75px 0;
    transform: translateY(-1px) rotate(43deg);
  }
`;

const countText = css`
  margin-left: auto;
  color: var(--ink-faint);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

type CheckboxProps = ComponentProps<'input'> & {
  /** Number of results with this choice; not shown if undefined. */
  count?: number;
};

export function Checkbox({ count, className, children, ...rest }: CheckboxProps) {
  return (
    <label css={choice} className={className}>
      <input type="checkbox" css={[box, tick]} {...rest} />
      {children}
      {count !== undefined && <span css={countText}>{count}</span>}
    </label>
  );
}
