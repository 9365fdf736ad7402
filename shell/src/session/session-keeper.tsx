import type { ReactNode } from 'react';
import { QuestionDialog } from '../frame/question-dialog.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { LoginPrompt } from './login-prompt.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useSession } from './use-session.ts';
import { useSessionExpiry } from './use-session-expiry.ts';

/**
 * Keeps session and badge right around every page, framed or not, and shows what any page may ask for: the login, a
 * question, a toast.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  useSession();
  useCartCount();
  useSessionExpiry();
  return (
    <>
      {children}
      <LoginPrompt />
      <QuestionDialog />
      <Toasts />
    </>
  );
}
