import { css } from '@emotion/react';

export type Gap = 's' | 'm' | 'l';

export const gaps = {
  s: css`
    gap: var(--s-2);
  `,
  m: css`
    gap: var(--s-4);
  `,
  l: css`
    gap: var(--s-6);
  `,
};
