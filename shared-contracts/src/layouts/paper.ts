import { css } from '@emotion/react';

/** Leaves an element out on paper: what is pressed, and what leads elsewhere. */
export const onScreen = css`
  @media print {
    display: none;
  }
`;

/** On paper alone. It comes last: `css={[styles, onPaper]}`. */
export const onPaper = css`
  @media screen {
    display: none;
  }
`;
