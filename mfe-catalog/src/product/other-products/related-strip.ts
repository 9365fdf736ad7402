import { css } from '@emotion/react';

/** It runs out of the page's edge on both sides: there is more. */
export const relatedStrip = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 48%;
  gap: var(--gap-grid);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  > li {
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    grid-auto-columns: 26%;
  }
  @media (min-width: 1024px) {
    grid-auto-columns: 18.2%;
  }
`;
