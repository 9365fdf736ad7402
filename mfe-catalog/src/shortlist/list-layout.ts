import { css } from '@emotion/react';
import { cardGrid } from 'shared-contracts/layouts/card-grid';

/** Smaller cards than those of the shop. */
export const listGrid = css`
  ${cardGrid}
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media screen and (min-width: 1440px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @media print {
    gap: 6mm 5mm;
  }
`;

export const CARD_SIZES = '(min-width: 1440px) 17vw, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw';
