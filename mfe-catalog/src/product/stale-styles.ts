import { css } from '@emotion/react';

/** The product that was shown, until the chosen one comes: its pictures alone, without those to choose from; words stay readable. */
export const staleStyles = css`
  img:not([role='radio'] *) {
    opacity: 0.3;
  }
`;
