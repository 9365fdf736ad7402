import { css } from '@emotion/react';

/** The grid of content, panel and buttons. The panel is beside the content on wide screens, and above the buttons on phones. */
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

/** Back stands on the left, the next step on the right. */
export const stepButtons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  justify-content: space-between;
  @media (max-width: 479px) {
    /* The next step stands above Back. */
    flex-wrap: wrap-reverse;
    /* Overrides the padding of the buttons. */
    && > * {
      flex: 1 1 auto;
      padding-inline: var(--s-3);
    }
  }
`;
