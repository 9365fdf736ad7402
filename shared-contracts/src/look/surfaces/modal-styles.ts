import { css, keyframes } from '@emotion/react';

// No fading: what is asked can be read from the first moment.
export const rise = keyframes`
  from { transform: translateY(24px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** The page stays visible behind it, at rest. */
export const scrim = css`
  &::backdrop {
    background: var(--scrim);
    animation: ${fade} var(--calm) var(--ease);
  }
`;

/** Along the bottom edge, within a thumb's reach. */
export const sheet = css`
  width: 100%;
  max-width: none;
  max-height: 88dvh;
  margin: auto 0 0;
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
`;
