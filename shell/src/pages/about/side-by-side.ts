import { css } from '@emotion/react';

/** Text and a picture: stacked on a phone, side by side in a wide window. */
export const sideBySide = css`
  display: grid;
  gap: var(--s-6);
  align-items: center;
  @media (min-width: 900px) {
    grid-template-columns: 7fr 5fr;
    gap: clamp(2.5rem, 6vw, 6.5rem);
  }
`;

/** The text first, then the wider picture. */
export const wordsFirst = css`
  ${sideBySide}
  @media (min-width: 900px) {
    grid-template-columns: 5fr 7fr;
  }
`;
