import { useShopEvent } from 'shared-contracts/events';
import { LoginPrompt } from './login-prompt.tsx';
import { ResumedIntents } from './resumed-intents.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useLogOut } from './use-log-out.ts';
import { useSession } from './use-session.ts';
import { useSessionExpiry } from './use-session-expiry.ts';

/** Keeps the session and the cart's badge up to date on every page, shows the login dialog on request, and resumes after it. */
export function SessionKeeper() {
  useSession();
  useCartCount();
  useSessionExpiry();
  const logOut = useLogOut();
  useShopEvent('logout-requested', () => void logOut());
  return (
    <>
      <LoginPrompt />
      <ResumedIntents />
    </>
  );
}
