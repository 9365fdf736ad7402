import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { mirrorEventsAcrossTabs, useShopEvent } from 'shared-contracts/events';
import { CUSTOMER_QUERIES } from 'shared-contracts/http';
import { forgetSession, readPhone, readToken, sessionAtom } from 'shared-contracts/session';

/** The session as this browser has it, followed over all tabs of the shop. */
export function useSession(): void {
  const setSession = useSetAtom(sessionAtom);
  const queries = useQueryClient();
  /** Whose answers the query cache holds. */
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
    // What was asked before the session ran out is the same customer's, and only old; another customer's is wiped.
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
