import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode, useState } from 'react';
import { useShopEvent } from 'shared-contracts/events';
import { Skeleton, Wrap } from 'shared-contracts/look';
import { sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { LoginNeeded } from './login-needed.tsx';

/**
 * Lets a customer through. The page is not even loaded before there is a token; once it is there it stays while an
 * ended session is renewed over it, and starts anew for another customer.
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
