import { LoginPrompt } from './login-prompt.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useSession } from './use-session.ts';
import { useSessionExpiry } from './use-session-expiry.ts';

/** Keeps the session and the cart's badge up to date on every page, and shows the login dialog on request. */
export function SessionKeeper() {
  useSession();
  useCartCount();
  useSessionExpiry();
  return <LoginPrompt />;
}
