import { css } from '@emotion/react';

/** Words and a picture: one under the other on a phone, beside each other where there is room. */
export const sideBySide = css`
  display: grid;
  gap: var(--s-6);
  align-items: center;
  @media (min-width: 900px) {
    grid-template-columns: 7fr 5fr;
    gap: clamp(2.5rem, 6vw, 6.5rem);
  }
`;

/** The words first, the wider picture after them. */
export const wordsFirst = css`
  ${sideBySide}
  @media (min-width: 900px) {
    grid-template-columns: 5fr 7fr;
  }
`;
