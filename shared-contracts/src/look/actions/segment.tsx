import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { laidOver } from '../fields/control-styles.ts';

const segment = css`
  display: inline-grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  min-width: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
`;

const part = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: calc(var(--tap) - 2px);
  padding: 0 1.25rem;
  font-weight: var(--weight-medium);
  cursor: pointer;
  &[aria-current],
  &:has(:checked) {
    background: var(--ink);
    color: var(--paper);
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &:has(:focus-visible) {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
`;

export type SegmentProps = {
  /** What is chosen here. */
  label: string;
  className?: string;
  /** SegmentLinks or SegmentRadios. */
  children: ReactNode;
};

/** Two or three ways to see the same thing, one of them taken. */
export function Segment({ label, className, children }: SegmentProps) {
  return (
    <fieldset css={segment} className={className} aria-label={label}>
      {children}
    </fieldset>
  );
}

export type SegmentLinkProps = LinkProps & { current?: boolean };

export function SegmentLink({ current, ...rest }: SegmentLinkProps) {
  return <Link css={part} aria-current={current || undefined} {...rest} />;
}

export type SegmentRadioProps = ComponentProps<'input'>;

export function SegmentRadio({ className, children, ...rest }: SegmentRadioProps) {
  return (
    <label css={part} className={className}>
      <input type="radio" css={laidOver} {...rest} />
      {children}
    </label>
  );
}
