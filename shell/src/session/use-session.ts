import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { mirrorEventsAcrossTabs, useShopEvent } from 'shared-contracts/events';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { forgetSession, readPhone, readToken, sessionAtom } from 'shared-contracts/session';

/** Keeps the session atom in step with this browser's storage and the shop's other tabs. */
export function useSession(): void {
  const setSession = useSetAtom(sessionAtom);
  const queries = useQueryClient();
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
    // The same customer's data is only outdated; another customer's is removed.
    if (phone === cachedFor.current) void queries.invalidateQueries({ queryKey: [CUSTOMER_QUERIES] });
    else queries.removeQueries({ queryKey: [CUSTOMER_QUERIES] });
    cachedFor.current = phone;
    setSession({ status: 'customer', phone });
  });

  useShopEvent('session-ended', () => {
    forgetSession();
    queries.removeQueries({ queryKey: [CUSTOMER_QUERIES] });
    setSession({ status: 'visitor' });
  });
}
