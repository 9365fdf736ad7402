import { css } from '@emotion/react';
import { rise, scrim, sheet } from './modal-styles.ts';

export const dialog = css`
  ${scrim}
  padding: 0;
  border: 0;
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${rise} var(--slow) var(--ease);
  @media (min-width: 600px) {
    width: min(100%, var(--w-dialog));
    max-height: calc(100dvh - 2 * var(--s-5));
    margin: auto;
    border-radius: var(--radius-panel);
  }
  @media (max-width: 599px) {
    ${sheet}
  }
`;

export const body = css`
  position: relative;
  display: grid;
  gap: var(--s-5);
  align-content: start;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  @media (max-width: 599px) {
    padding-bottom: max(1.5rem, env(safe-area-inset-bottom));
  }
`;

export const heading = css`
  display: grid;
  gap: var(--s-2);
  /* A name or an email has no spaces at which a line could break. */
  overflow-wrap: anywhere;
  > h2 {
    font-size: var(--type-sub);
  }
  > p {
    color: var(--ink-soft);
  }
`;

export const besideClose = css`
  padding-right: var(--s-6);
`;

export const underBack = css`
  padding-top: 2.75rem;
`;

export const corner = css`
  position: absolute;
  top: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

export const atEnd = css`
  right: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

export const atStart = css`
  left: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

export const actionRow = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--s-3);
`;
