import { css } from '@emotion/react';

/** The photo, and the choice beside it from 1024 px on. */
export const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: clamp(2rem, 4vw, 4rem);
    align-items: start;
  }
  /* A focused element scrolls to below the photo, which sticks to the top. */
  @media (max-width: 1023px) and (orientation: portrait) {
    &:has([data-flat]) > div:last-child :is(button, input) {
      scroll-margin-top: 64vw;
    }
  }
  /* Only the picture is printed. */
  @media print {
    > div:last-child,
    > div:first-of-type > :not(:first-child),
    svg {
      display: none;
    }
  }
`;

/** It is no wider than its place, so that rows of choices scroll sideways. */
export const column = css`
  grid-template-columns: minmax(0, 1fr);
`;

/**
 * On phones the photo is as wide as the window. It sticks below the shop's header while a decor is chosen, unless it would take most of a
 * small window.
 */
export const wide = css`
  @media (max-width: 767px) {
    margin-inline: calc(var(--gutter) * -1);
  }
  @media (max-width: 1023px) and (orientation: portrait) {
    &[data-flat] {
      position: sticky;
      top: 60px;
      z-index: var(--z-sticky);
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    top: 76px;
  }
`;

export const inSight = css`
  @media (max-width: 1023px) {
    display: contents;
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 5.5rem;
  }
`;

/** Reserves the space of the hint and the tools, so that a tap moves nothing below. */
export const hintPlace = css`
  min-height: 2lh;
`;

/** Reserves two lines, which the buttons need on most phones. */
export const toolsPlace = css`
  @media (max-width: 767px) {
    min-height: calc(2 * var(--tap) + var(--s-2));
  }
`;

/** As high as the choices for a front, which appear with the first front. */
export const frontPlace = css`
  min-height: 16.5rem;
`;

export const part = css`
  padding-top: var(--s-4);
  border-top: var(--hair);
`;
