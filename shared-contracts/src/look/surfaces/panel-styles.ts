import { css } from '@emotion/react';

/** A quiet ground with an icon, a heading and a sentence: what a region shows when it has nothing else to show. */
export const panelStyles = css`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  align-content: center;
  min-height: 16rem;
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  > svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.25;
    color: var(--accent);
  }
  > h2 {
    font-size: var(--type-sub);
  }
  > p {
    max-width: 42ch;
    color: var(--ink-soft);
  }
`;
