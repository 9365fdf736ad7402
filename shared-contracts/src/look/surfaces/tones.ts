import type { IconName } from '../media/icon.tsx';

/** The kind of a message. Colour is never the only sign: an icon and text show it as well (SITE-20). */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'error',
};
