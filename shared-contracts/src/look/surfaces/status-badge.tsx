import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';
import { TONE_ICONS, type Tone, toneStyles } from './tones.ts';

const status = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  padding: 0.2rem 0.6rem;
  border-radius: var(--radius);
  font-size: var(--type-small);
  font-weight: var(--weight-medium);
  line-height: 1.4;
  white-space: nowrap;
  svg {
    width: 15px;
    height: 15px;
  }
`;

export type StatusBadgeProps = {
  tone: Tone;
  /** The tone's own icon unless told. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** How something stands, such as an order. */
export function StatusBadge({ tone, icon = TONE_ICONS[tone], className, children }: StatusBadgeProps) {
  return (
    <span css={[status, toneStyles[tone]]} className={className}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
