import { css } from '@emotion/react';
import { Link, type LinkProps } from 'react-router-dom';

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
  &[aria-current] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    background: var(--paper-raised);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
  }
`;

export type OptionLinkProps = LinkProps & { current?: boolean };

export function OptionLink({ current, ...rest }: OptionLinkProps) {
  return <Link css={option} aria-current={current || undefined} {...rest} />;
}
