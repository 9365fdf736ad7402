import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, useState } from 'react';
import { useShopEvent } from 'shared-contracts/events';
import { Skeleton, Wrap } from 'shared-contracts/look';
import { sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { LoginNeeded } from './login-needed.tsx';

/**
 * SESS-1, SESS-2: shows a page to customers only. It is not loaded without a token, stays while an expired session is renewed, and is
 * remounted for another customer.
 */
export function LoginGate({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const [admitted, setAdmitted] = useState<string>();
  useShopEvent('session-ended', () => setAdmitted(undefined));
  if (session.status === 'customer' && session.phone !== admitted) setAdmitted(session.phone);

  if (admitted !== undefined) return <Fragment key={admitted}>{children}</Fragment>;
  if (session.status === 'visitor') return <LoginNeeded />;
  return (
    <Wrap role="status" aria-busy aria-label={messages.pageLoading}>
      <Skeleton height="60svh" />
    </Wrap>
  );
}
