import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

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

export type BadgeProps = ComponentProps<'span'>;

/** A short label, such as over a picture. */
export function Badge(props: BadgeProps) {
  return <span css={badge} {...props} />;
}
