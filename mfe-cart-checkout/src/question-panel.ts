import { css } from '@emotion/react';

export const questionPanel = css`
  padding: var(--s-4);
  border: var(--hair);
  border-radius: var(--radius);
  background: var(--paper-raised);
  h2 {
    font-size: var(--type-sub);
  }
`;
