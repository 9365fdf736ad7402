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

/** The room is as wide as the window on phones. */
export const stage = css`
  position: relative;
  aspect-ratio: 8/5;
  overflow: hidden;
  background: var(--picture);
  @media (max-width: 767px) {
    aspect-ratio: 5/4;
    margin-inline: calc(var(--gutter) * -1);
  }
  > div,
  > span[data-layer] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    min-height: 0;
    border-radius: 0;
  }
  > canvas[data-shows='preview'] ~ span[data-layer] {
    opacity: 0;
  }
  > canvas[data-shows] ~ span[data-busy] {
    display: none;
  }
`;

/**
 * The height is the same for any number of rooms, so that nothing below moves. If the row of rooms scrolls, the button has a line of its
 * own.
 */
export const belowStage = css`
  display: grid;
  grid-template-rows: repeat(2, minmax(var(--tap-small), auto));
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding-top: var(--s-3);
  @media (min-width: 1024px) {
    grid-template-rows: minmax(var(--tap-small), auto);
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: var(--s-3);
  }
`;
