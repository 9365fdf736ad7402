import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../messages.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.2rem 0.5rem;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--type-micro);
  font-weight: var(--weight-medium);
  line-height: 1.3;
  white-space: nowrap;
`;

const discount = css`
  color: var(--accent);
  font-weight: var(--weight-strong);
`;

export type BadgeProps = ComponentProps<'span'>;

/** A short label, such as over a picture. */
export function Badge(props: BadgeProps) {
  return <span css={badge} {...props} />;
}

export type DiscountBadgeProps = {
  /** Whole percent off the list price (SHOP-23). */
  percent: number;
  className?: string;
};

export function DiscountBadge({ percent, className }: DiscountBadgeProps) {
  return (
    <Badge css={discount} className={className}>
      <VisuallyHidden>{messages.discount} </VisuallyHidden>−{percent}%
    </Badge>
  );
}
