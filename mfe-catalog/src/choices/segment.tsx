import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

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
  &[aria-current] {
    background: var(--ink);
    color: var(--paper);
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export type SegmentProps = {
  /** The accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A segmented control: a few views of the same content, one of them current. */
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
