import { css } from '@emotion/react';

/** The large picture and its small ones: under it, or in a rail beside it where the window is wide. */
export const gallery = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  align-content: start;
  /* It stays in view beside the longer column of words. */
  @media (min-width: 768px) {
    position: sticky;
    top: 6.5rem;
    align-self: start;
  }
  @media (min-width: 1024px) {
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: var(--s-3);
  }
`;

/** On a phone the picture goes from edge to edge; in a low window it stands in the middle of that, whole. */
export const largePicture = css`
  @media (max-width: 767px) {
    margin-inline: calc(var(--gutter) * -1);
    background: var(--picture);
  }
  @media (min-width: 1024px) {
    grid-area: 1 / 2;
  }
`;

/** A square: name and price stay in sight below it, also where a phone lies on its side. */
export const pictureSquare = css`
  @media (max-width: 767px) {
    max-width: 60svh;
    margin-inline: auto;
  }
`;

/** The small pictures: one row, which scrolls where there are many; a rail where the window is wide. */
export const thumbs = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(var(--tap), 4.5rem);
  justify-content: start;
  gap: var(--s-2);
  /* Room for the ring of the shown one. */
  margin: -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    grid-auto-flow: row;
    grid-template-columns: 1fr;
    align-content: start;
  }
`;
