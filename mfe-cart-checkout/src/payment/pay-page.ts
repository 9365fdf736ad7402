import { queryOptions } from '@tanstack/react-query';
import type { ShopConfiguration } from 'shared-contracts/document';

/** The result that the payment provider's script reports when its pay page closes. */
type ReportedResult = 'CONCLUDED' | 'USER_CANCEL';

type PayPageOptions = {
  tokenUrl: string;
  callback: (result: ReportedResult) => void;
  type: 'IFRAME';
};

declare global {
  interface Window {
    /** Set by the payment provider's script (PAY-1). */
    PhonePeCheckout?: { transact: (options: PayPageOptions) => void; closePage?: () => void };
  }
}

/** Milliseconds after which a script that does not arrive counts as failed (PAY-4). */
export const SCRIPT_TIME_LIMIT = 20_000;

/** Whether the payment script is ready. Only the checkout loads it (CHECK-9). */
export const paymentScriptQuery = (url: string) =>
  queryOptions({
    queryKey: ['public', 'paymentScript', url],
    queryFn: () => loadPaymentScript(url),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Whether the script has run. The query's result takes a moment longer to reach a component, and a click may come before. */
export function isPaymentScriptReady(): boolean {
  return window.PhonePeCheckout !== undefined;
}

function loadPaymentScript(url: string): Promise<true> {
  if (isPaymentScriptReady()) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (failure?: string) => {
      clearTimeout(limit);
      if (!failure) return resolve(true);
      // Removed, so that the page holds no other script element at the next attempt.
      script.remove();
      reject(new Error(failure));
    };
    const limit = setTimeout(() => finish('The payment script did not arrive in time.'), SCRIPT_TIME_LIMIT);
    script.onload = () =>
      finish(isPaymentScriptReady() ? undefined : 'The payment script offers no checkout.');
    script.onerror = () => finish('The payment script could not be loaded.');
    script.src = url;
    document.head.append(script);
  });
}

/**
 * PAY-11: whether an address is one of the payment provider's. A forged response must not show another site's page over the
 * checkout.
 * @param shopOrigin the origin of the shop, for a script at a path of the shop
 */
export function isPayPageAddress(
  address: string,
  { paymentScriptUrl, paymentOrigins = [] }: Pick<ShopConfiguration, 'paymentScriptUrl' | 'paymentOrigins'>,
  shopOrigin: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol } = new URL(address);
  const allowed = [new URL(paymentScriptUrl, shopOrigin).origin, ...paymentOrigins];
  return /^https?:$/.test(protocol) && allowed.includes(origin);
}

/**
 * Opens the pay page over the shop. Resolves when it closes, with the shopper's last action, which proves nothing (PAY-8). @throws if the
 * script is missing, or refuses the address
 */
export function openPayPage(tokenUrl: string): Promise<'concluded' | 'cancelled'> {
  return new Promise((resolve, reject) => {
    if (!window.PhonePeCheckout) return reject(new Error('The payment script is missing.'));
    window.PhonePeCheckout.transact({
      tokenUrl,
      callback: (result) => resolve(result === 'CONCLUDED' ? 'concluded' : 'cancelled'),
      type: 'IFRAME',
    });
  });
}

/** Closes the open pay page. Its callback may follow or not. */
export function closePayPage(): void {
  window.PhonePeCheckout?.closePage?.();
}

/**
 * PAY-61: resolves when the order turns out to be paid. `isPaid` is called each time the shopper comes back to the tab, as from a
 * UPI app: a phone may have frozen or closed the pay page meanwhile, and then the page reports nothing.
 */
export function paidElsewhere(isPaid: () => Promise<boolean>, signal: AbortSignal): Promise<'paid'> {
  return new Promise((resolve) => {
    const ask = async () => {
      if (!document.hidden && (await isPaid())) resolve('paid');
    };
    document.addEventListener('visibilitychange', () => void ask(), { signal });
  });
}
