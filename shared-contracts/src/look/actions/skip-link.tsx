import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const skip = css`
  position: absolute;
  left: var(--s-4);
  top: -4rem;
  z-index: var(--z-toast);
  padding: var(--s-3) var(--s-4);
  background: var(--ink);
  color: var(--paper);
  &:focus {
    top: var(--s-3);
  }
`;

export type SkipLinkProps = ComponentProps<'a'>;

/** The first stop of the keyboard: over the header, to the content. */
export function SkipLink(props: SkipLinkProps) {
  return <a css={skip} {...props} />;
}
