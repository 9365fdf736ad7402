import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { Icon, Wrap } from 'shared-contracts/look';
import { messages } from '../messages.ts';

const place = css`
  position: sticky;
  top: 60px;
  z-index: var(--z-sticky);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--type-small);
  @media (min-width: 768px) {
    top: 76px;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--tap-small);
`;

/** Says that the connection is gone, until it is back. The region is always there, so that readers announce it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    hearConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div css={place} role="status">
      {!isOnline && (
        <Wrap css={line}>
          <Icon name="warning" size="s" />
          {messages.offline}
        </Wrap>
      )}
    </div>
  );
}

function hearConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
