import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../messages.ts';

const chip = css`
  /* Keeps the visually hidden text inside the scrolling row; otherwise it would widen the page. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--tap-small);
  padding: 0 0.6rem 0 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-round);
  background: var(--paper-raised);
  font-size: var(--type-small);
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;

const removal = (
  <>
    <Icon name="close" />
    <VisuallyHidden>{messages.remove}</VisuallyHidden>
  </>
);

export type ChipLinkProps = LinkProps;

/** A removable choice: a link to the same address without it. */
export function ChipLink({ children, ...rest }: ChipLinkProps) {
  return (
    <Link css={chip} {...rest}>
      {children}
      {removal}
    </Link>
  );
}
