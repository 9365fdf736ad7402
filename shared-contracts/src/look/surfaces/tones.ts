import type { IconName } from '../media/icon.tsx';

/** What a message or a state means. Never shown by colour alone: an icon and words go with it. */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'error',
};
