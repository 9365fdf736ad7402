import { css } from '@emotion/react';

/** The large picture with thumbnails below it, or beside it in wide windows. */
export const gallery = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  align-content: start;
  /* Stays in view beside the longer column of text. */
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

/** From edge to edge on a phone; centred and uncropped in a low window. */
export const largePicture = css`
  @media (max-width: 767px) {
    margin-inline: calc(var(--gutter) * -1);
    background: var(--picture);
  }
  @media (min-width: 1024px) {
    grid-area: 1 / 2;
  }
`;

/** Limits the square so that name and price stay in view below it, also on a phone in landscape. */
export const pictureSquare = css`
  @media (max-width: 767px) {
    max-width: 60svh;
    margin-inline: auto;
  }
`;

/** The thumbnails: one scrolling row, or a scrolling column beside the large picture in wide windows. */
export const thumbs = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(var(--tap), 4.5rem);
  justify-content: start;
  gap: var(--s-2);
  /* Space for the ring around the shown one. */
  margin: -2px;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-area: 1 / 1;
    grid-auto-flow: row;
    grid-template-columns: 1fr;
    align-content: start;
    /* As high as the picture and the margins. The column's own height would make the row of the grid higher. */
    height: 0;
    min-height: calc(100% + 4px);
    overflow: hidden auto;
  }
`;
