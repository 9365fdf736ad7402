import { css } from '@emotion/react';
import type { IconName } from '../media/icon.tsx';

/** What a message or a state means. Never shown by colour alone: an icon and words go with it. */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export const toneStyles = {
  neutral: css`
    background: var(--paper-sunk);
    color: var(--ink);
  `,
  good: css`
    background: var(--success-tint);
    color: var(--success);
  `,
  warn: css`
    background: var(--warning-tint);
    color: var(--warning);
  `,
  bad: css`
    background: var(--error-tint);
    color: var(--error);
  `,
};

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'error',
};
