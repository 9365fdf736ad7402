import type { IconName } from '../media/icon.tsx';

/** Meaning of a message. It is never shown by colour alone: an icon and text say the same (SITE-20). */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'error',
};
