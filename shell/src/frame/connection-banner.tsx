import { css } from '@emotion/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { Icon, Wrap } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { isBusyError } from './busy-error.ts';

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

/** Shown offline, or while a busy server lets a request wait. Screen readers announce only changes of a live region. */
export function ConnectionBanner() {
  const queries = useQueryClient();
  const notice = useSyncExternalStore(
    useCallback((onChange) => subscribe(queries, onChange), [queries]),
    () => noticeOf(queries),
    () => undefined,
  );
  return (
    <div css={place} role="status">
      {notice && (
        <Wrap css={line}>
          <Icon name="warning" size="s" />
          {notice}
        </Wrap>
      )}
    </div>
  );
}

function noticeOf(queries: QueryClient): string | undefined {
  if (!navigator.onLine) return messages.offline;
  const waits = queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus === 'fetching' && isBusyError(state.fetchFailureReason));
  return waits ? messages.busy : undefined;
}

function subscribe(queries: QueryClient, onChange: () => void): () => void {
  const unsubscribe = queries.getQueryCache().subscribe(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
