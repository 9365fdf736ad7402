import { css } from '@emotion/react';

/** As many columns as fit; two on a phone. Phones with large text have one column, because names and prices would break in two. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 34%)), 1fr));
  gap: clamp(1.75rem, 3vw, 3rem) var(--gap-grid);
  padding: 0;
  list-style: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 1440px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 6mm 5mm;
  }
  > li {
    break-inside: avoid;
  }
`;

export const CARD_SIZES = '(min-width: 1440px) 17vw, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw';
