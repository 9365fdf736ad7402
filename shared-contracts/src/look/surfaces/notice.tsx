import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';
import { TONE_ICONS, type Tone } from './tones.ts';

const notice = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-3);
  padding: var(--s-4);
  border-radius: var(--radius);
  font-size: var(--type-small);
  line-height: 1.5;
  > svg {
    margin-top: calc((1.5em - 22px) / 2);
  }
  /* A button among the words keeps its tap target, without making its line taller. */
  button {
    margin-block: calc((1.5em - var(--tap-small)) / 2);
  }
`;

const toneStyles = {
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

const ROLES: Readonly<Partial<Record<Tone, string>>> = { good: 'status', warn: 'status', bad: 'alert' };

type NoticeProps = {
  tone?: Tone;
  /** By default the icon of the tone. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A message in the page. Screen readers announce it when it appears, unless its tone is neutral. */
export function Notice({ tone = 'neutral', icon = TONE_ICONS[tone], className, children }: NoticeProps) {
  return (
    <div css={[notice, toneStyles[tone]]} className={className} role={ROLES[tone]}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
