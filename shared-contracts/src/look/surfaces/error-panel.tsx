import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Row } from '../layout/row.tsx';
import { Icon } from '../media/icon.tsx';
import { messages } from '../text/messages.ts';
import { Text } from '../text/text.tsx';
import { panelStyles } from './empty-panel.tsx';

const compactStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-5);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-panel);
  > div:first-of-type {
    flex: 1 1 12rem;
  }
`;

type ErrorPanelProps = {
  title: string;
  message?: string;
  onRetry?: () => void;
  /** 'Try Again' unless set. */
  retryLabel?: string;
  /** A line instead of a panel, for an inessential part of the page. */
  compact?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A `ref`: when the panel is removed with the focus in it, as after Try Again, the focus moves to the page's content (SITE-47). */
function leaveFocusToPage(panel: HTMLElement | null) {
  return () => {
    if (panel?.contains(document.activeElement)) panel.closest('main')?.focus({ preventScroll: true });
  };
}

export function ErrorPanel({
  title,
  message,
  onRetry,
  retryLabel = messages.tryAgain,
  compact,
  className,
  children,
}: ErrorPanelProps) {
  const actions = (
    <Row>
      {onRetry && (
        <Button variant={compact ? 'secondary' : 'primary'} icon="retry" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </Row>
  );
  if (compact) {
    return (
      <div ref={leaveFocusToPage} role="alert" css={compactStyles} className={className}>
        <Icon name="error" />
        <div>
          <Text strong>{title}</Text>
          {message && (
            <Text size="small" tone="soft">
              {message}
            </Text>
          )}
        </div>
        {actions}
      </div>
    );
  }
  return (
    <div ref={leaveFocusToPage} role="alert" css={panelStyles} className={className}>
      <Icon name="error" />
      <h2>{title}</h2>
      {message && <p>{message}</p>}
      {actions}
    </div>
  );
}
