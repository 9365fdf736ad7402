import { css } from '@emotion/react';

/** The panel beside the lines; in two columns it sticks to the top of the window. */
export const sidePanel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h2 {
    font-size: var(--type-sub);
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 6.5rem;
  }
`;

/** Styles a `SumList` in the panel: wider gaps, and labels in the colour of the sums. */
export const panelSums = css`
  gap: var(--s-3);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-4);
  }
  > div > dt {
    color: inherit;
    font-variant-numeric: lining-nums;
  }
  > div:last-child {
    margin: 0;
  }
`;
