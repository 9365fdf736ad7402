import { css } from '@emotion/react';

/** Hides an element on paper, such as a button or a link. */
export const onScreen = css`
  @media print {
    display: none;
  }
`;

/** Shows an element on paper only. Must come last: `css={[styles, onPaper]}`. */
export const onPaper = css`
  @media screen {
    display: none;
  }
`;
