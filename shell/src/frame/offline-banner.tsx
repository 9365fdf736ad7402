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

/** Shown while the browser is offline. The live region always exists, because screen readers announce only its changes. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
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

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
