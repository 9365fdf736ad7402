import { css } from '@emotion/react';

/** Leaves an element out on paper: what is pressed, and what leads elsewhere. */
export const onScreenOnly = css`
  @media print {
    display: none;
  }
`;
