import { vi } from 'vitest';

/**
 * Replaces the payment provider's script in a test. It is on the window already, so none is loaded.
 * @returns `opened` has the addresses of the pay pages; `close` ends the open one as the script does; `closePage` is what the
 *   shop calls to close it
 */
export function stubPayPage() {
  const opened: string[] = [];
  const closePage = vi.fn();
  let end: ((result: 'CONCLUDED' | 'USER_CANCEL') => void) | undefined;
  vi.stubGlobal('PhonePeCheckout', {
    transact: ({ tokenUrl, callback }: { tokenUrl: string; callback: typeof end }) => {
      opened.push(tokenUrl);
      end = callback;
    },
    closePage,
  });
  return { opened, closePage, close: (result: 'CONCLUDED' | 'USER_CANCEL') => end?.(result) };
}

/** A pay page on the shop's own origin, like the script of a test. */
export const PAY_PAGE = 'http://localhost:3000/pay/attempt-1';
