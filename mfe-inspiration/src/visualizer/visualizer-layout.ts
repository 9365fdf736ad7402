import { css } from '@emotion/react';

/** The room, and the choice beside it from 1024 px on. */
export const visualizerLayout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    align-content: start;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: clamp(2rem, 4vw, 4rem);
    align-items: start;
    > form {
      gap: var(--s-5);
    }
  }
`;
