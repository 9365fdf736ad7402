import { css, keyframes } from '@emotion/react';

// The sheet does not fade in, so that its text can be read at once.
export const rise = keyframes`
  from { transform: translateY(24px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** The backdrop: the page stays visible behind it. */
export const scrim = css`
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--calm) var(--ease);
  }
`;

/** Placed along the bottom edge, within reach of a thumb. */
export const sheet = css`
  width: 100%;
  max-width: none;
  max-height: 88dvh;
  margin: auto 0 0;
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
`;
