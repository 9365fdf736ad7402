import { css } from '@emotion/react';
import type { MouseEvent } from 'react';

/** Visible while it has the focus. */
const skipLink = css`
  position: absolute;
  z-index: var(--z-raised);
  padding: var(--s-3) var(--s-4);
  background: var(--ink);
  color: var(--paper);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export type SkipLinkProps = {
  /** Id of a focusable element. */
  to: string;
  children: string;
};

/** Skips many Tab stops, without a history entry. Before hydration it works as a plain link. */
export function SkipLink({ to, children }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(to)?.focus();
  }
  return (
    <a css={skipLink} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
