import { css } from '@emotion/react';

/** The lines, with a panel beside them on wide screens. */
export const cartColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: clamp(2.5rem, 5vw, 6rem);
  }
`;
