import { css } from '@emotion/react';

/** Shared by the product and its skeleton: nothing moves when the product comes. */
export const overviewTop = css`
  /* A provider's words may be of any length. */
  overflow-wrap: anywhere;
  padding-block: clamp(0.5rem, 0.25rem + 1vw, 1.25rem) var(--section);
`;

export const overview = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-2);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(1.75rem, 5vw, 5.5rem);
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

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

/** On a phone the picture goes from edge to edge. */
export const largePicture = css`
  @media (max-width: 767px) {
    margin-inline: calc(var(--gutter) * -1);
  }
  @media (min-width: 1024px) {
    grid-area: 1 / 2;
  }
`;
