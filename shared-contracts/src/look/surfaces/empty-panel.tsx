import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon, type IconName } from '../media/icon.tsx';

/** Styles of a panel with an icon, a heading and a sentence, shown in place of a region's content. */
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

type EmptyPanelProps = {
  icon?: IconName;
  title: ReactNode;
  message?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function EmptyPanel({ icon = 'box', title, message, className, children }: EmptyPanelProps) {
  return (
    <div css={panelStyles} className={className}>
      <Icon name={icon} />
      <h2>{title}</h2>
      {message && <p>{message}</p>}
      {children && <Row>{children}</Row>}
    </div>
  );
}
