import { css } from '@emotion/react';

/** Content, the panel beside it on wide screens, and what leads on: on a phone below the panel. */
export const checkoutGrid = css`
  display: grid;
  grid-template: 'content' 'panel' 'actions' / minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template:
      'content panel' auto
      'actions panel' 1fr / minmax(0, 1fr) 25rem;
    column-gap: clamp(2.5rem, 5vw, 6rem);
  }
`;

export const contentCell = css`
  grid-area: content;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
`;

export const panelCell = css`
  grid-area: panel;
`;

export const actionsCell = css`
  grid-area: actions;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

/** A part of a step, with a heading. */
export const part = css`
  display: grid;
  gap: var(--s-3);
  h2 {
    font-size: var(--type-sub);
  }
`;

export const partHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-1) var(--s-3);
`;

/** The buttons of a step: back on the left, on on the right. */
export const stepButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  justify-content: space-between;
  @media (max-width: 479px) {
    /* The way on above the way back. */
    flex-wrap: wrap-reverse;
    /* Stronger than the padding of the buttons themselves. */
    && > * {
      flex: 1 1 auto;
      padding-inline: var(--s-3);
    }
  }
`;
