import { css } from '@emotion/react';

export const formGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-4);
  max-width: 44rem;
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const formRow = css`
  grid-column: 1 / -1;
`;
