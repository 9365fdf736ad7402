import { css } from '@emotion/react';

/** A grid of product cards, two in a row on a phone. With large text only one, because names and prices would break. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--narrowest-card, 7.5rem), 34%)), 1fr));
  gap: clamp(1.75rem, 3vw, 3rem) var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media print, (min-width: 1200px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > li {
    break-inside: avoid;
  }
`;
