import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../media/icon.tsx';
import { messages } from '../text/messages.ts';
import { TONE_ICONS } from './tones.ts';

const toast = css`
  --focus: 2px solid var(--on-accent);
  display: grid;
  grid-template-columns: auto 1fr;
  grid-auto-flow: column;
  align-items: center;
  gap: var(--s-3);
  width: min(100%, 26rem);
  min-height: 3.5rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border-radius: var(--radius-panel);
  background: var(--ink);
  color: var(--paper);
  line-height: var(--lh-tight);
  box-shadow: var(--shadow-float);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  a,
  button {
    --text: var(--paper);
  }
  & :is(a, button):hover {
    --ground: var(--veil);
  }
  @media (max-width: 479px) {
    gap: var(--s-2);
    padding-inline: 0.75rem 0.25rem;
    font-size: 0.9375rem;
    a {
      padding-inline: 0.5rem;
    }
  }
`;

const iconTones = {
  neutral: null,
  good: css`
    color: var(--success-on-dark);
  `,
  warn: css`
    color: var(--warning-on-dark);
  `,
  bad: css`
    color: var(--error-on-dark);
  `,
};

type ToastProps = {
  tone?: keyof typeof iconTones;
  /** One Button or ButtonLink of the variant `quiet`. */
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
  children: ReactNode;
};

/** A short message on a dark background. Its owner removes it (after 5 s: SITE-18). */
export function Toast({ tone = 'good', action, onDismiss, className, children }: ToastProps) {
  return (
    <div css={toast} className={className}>
      <Icon name={TONE_ICONS[tone]} css={iconTones[tone]} />
      <span>{children}</span>
      {action}
      {onDismiss && <IconButton icon="close" label={messages.dismiss} onClick={onDismiss} />}
    </div>
  );
}
