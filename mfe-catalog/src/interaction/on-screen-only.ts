import { css } from '@emotion/react';

/** Hides controls and links on paper. */
export const onScreenOnly = css`
  @media print {
    display: none;
  }
`;
