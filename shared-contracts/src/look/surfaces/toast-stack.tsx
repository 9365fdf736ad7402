import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const place = css`
  position: fixed;
  /* A bar at the bottom of the window sets its height in --foot-bar. */
  inset: auto var(--gutter) calc(var(--gutter) + var(--foot-bar, 0px) + env(safe-area-inset-bottom));
  z-index: var(--z-toast);
  display: grid;
  gap: var(--s-2);
  /* A phone shows the newest toast alone, beside the one with the focus. */
  @media (max-width: 767px) {
    > :not(:last-child, :focus-within) {
      display: none;
    }
  }
  @media (min-width: 768px) {
    inset: 5.75rem var(--gutter) auto auto;
  }
`;

type ToastStackProps = { className?: string; children?: ReactNode };

/** The region of toasts: at the bottom on phones, top right elsewhere. Must be rendered from the start, for screen readers. */
export function ToastStack({ className, children }: ToastStackProps) {
  return (
    <div css={place} className={className} role="status">
      {children}
    </div>
  );
}
