import { css } from '@emotion/react';

/** One row, however many there are, and room for its scroll bar: what stands below does not move when they come. */
export const swatchRow = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  justify-content: start;
  gap: var(--s-2);
  margin: 0 calc(var(--s-1) * -1);
  padding: var(--s-2) var(--s-1);
  overflow: scroll hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
  > a {
    border-radius: var(--radius);
    cursor: pointer;
  }
`;
