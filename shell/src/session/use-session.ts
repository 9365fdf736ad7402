import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { emit, mirrorEventsAcrossTabs, useShopEvent } from 'shared-contracts/events';
import { sessionState } from 'shared-contracts/frame';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { forgetSession, readPhone, readToken, sessionAtom } from 'shared-contracts/session';

/** Keeps the session atom in step with this browser's storage and the shop's other tabs. */
export function useSession(): void {
  const setSession = useSetAtom(sessionState);
  const queries = useQueryClient();
  const store = useStore();
  /** Phone of the customer whose data the query cache holds. */
  const cachedFor = useRef<string>(undefined);

  useEffect(() => {
    const phone = readPhone() ?? '';
    cachedFor.current = phone;
    setSession(readToken() ? { status: 'customer', phone } : { status: 'visitor' });
    const mirror = new AbortController();
    mirrorEventsAcrossTabs(mirror.signal);
    return () => mirror.abort();
  }, [setSession]);

  useShopEvent('session-started', ({ phone }) => {
    // Data of the same customer are outdated, those of another customer are removed.
    if (phone === cachedFor.current) void queries.invalidateQueries({ queryKey: [CUSTOMER_QUERIES] });
    else removeCustomerData(queries);
    cachedFor.current = phone;
    setSession({ status: 'customer', phone });
  });

  useShopEvent('session-ended', () => {
    forgetSession();
    removeCustomerData(queries);
    setSession({ status: 'visitor' });
  });

  useRestoredPage(() => {
    const shown = store.get(sessionAtom);
    const phone = readToken() && readPhone();
    if (phone && (shown.status !== 'customer' || shown.phone !== phone)) emit('session-started', { phone });
    if (!phone && shown.status === 'customer') emit('session-ended', {});
  });
}

/** Mutations hold what the customer sent: phone, code, name, addresses. */
function removeCustomerData(queries: QueryClient): void {
  queries.removeQueries({ queryKey: [CUSTOMER_QUERIES] });
  queries.getMutationCache().clear();
}

/** Calls `onRestored` when Back shows the page as the browser froze it (bfcache): it has missed all events since. */
function useRestoredPage(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const leaving = new AbortController();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && restored();
    window.addEventListener('pageshow', onShow, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
