import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { laidOver } from '../fields/control-styles.ts';

const option = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-height: var(--tap-small);
  padding: 0.45rem 1rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  font-size: var(--type-small);
  font-weight: var(--weight-medium);
  line-height: 1.3;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
  }
  &:has(:checked),
  &[aria-current] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    background: var(--paper-raised);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
  &:has(:disabled) {
    color: var(--ink-faint);
    border-color: var(--line);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
`;

export type OptionChipProps = ComponentProps<'input'> & { kind?: 'radio' | 'checkbox' };

/** A choice in a frame; the children are its label. */
export function OptionChip({ kind = 'radio', className, children, ...rest }: OptionChipProps) {
  return (
    <label css={option} className={className}>
      <input type={kind} css={laidOver} {...rest} />
      {children}
    </label>
  );
}

export type OptionLinkProps = LinkProps & { current?: boolean };

/** A choice in a frame that has an address of its own. */
export function OptionLink({ current, ...rest }: OptionLinkProps) {
  return <Link css={option} aria-current={current || undefined} {...rest} />;
}
