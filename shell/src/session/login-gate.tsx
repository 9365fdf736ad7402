import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, useState } from 'react';
import { useShopEvent } from 'shared-contracts/events';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { Skeleton, Wrap } from 'shared-contracts/look';
import { type PageName, useRemoteLoader } from 'shared-contracts/remotes';
import { sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { LoginNeeded } from './login-needed.tsx';

/** Keeps the footer below the first view, so that it does not move when the data of a page comes (SESS-16). */
const place = css`
  min-height: 100svh;
  @media print {
    min-height: 0;
  }
`;

/**
 * SESS-1, SESS-2: shows a page to customers only. It is not loaded without a token, stays while an expired session is renewed, and is
 * remounted for another customer.
 */
export function LoginGate({ page, children }: { page: PageName; children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const isLoaded = useRemoteLoader().state(page)?.status === 'ready';
  const [admitted, setAdmitted] = useState<string>();
  const [change, setChange] = useState(0);
  useShopEvent('session-ended', () => setAdmitted(undefined));
  if (session.status === 'customer' && session.phone !== admitted) {
    setAdmitted(session.phone);
    if (admitted !== undefined) setChange(change + 1);
  }
  const isHydrated = useHydrated();
  // On the server, and in a customer's first render, the page has no data yet, so it shows its skeleton. The session may end before.
  const isFirst = isLoaded && (session.status === 'unknown' || !isHydrated);

  return (
    <div css={place}>
      {isFirst || admitted !== undefined ? (
        <Fragment key={change}>{children}</Fragment>
      ) : session.status === 'visitor' ? (
        <LoginNeeded />
      ) : (
        <Wrap role="status" aria-busy aria-label={messages.pageLoading}>
          <Skeleton height="60svh" />
        </Wrap>
      )}
    </div>
  );
}
