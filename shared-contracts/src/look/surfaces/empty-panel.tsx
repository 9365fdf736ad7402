import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon, type IconName } from '../media/icon.tsx';
import { panelStyles } from './panel-styles.ts';

export type EmptyPanelProps = {
  icon?: IconName;
  title: ReactNode;
  /** What to do next. */
  message?: ReactNode;
  className?: string;
  /** The ways out. */
  children?: ReactNode;
};

/** There is nothing, and that is no fault. */
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
