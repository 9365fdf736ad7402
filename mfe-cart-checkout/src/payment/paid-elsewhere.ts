/**
 * PAY-61: resolves when an order is known to be paid. `isPaid` is asked each time the shopper comes back to the tab, as from a UPI
 * app: a phone may have frozen or ended the pay page meanwhile, and then it reports nothing.
 */
export function paidElsewhere(isPaid: () => Promise<boolean>, signal: AbortSignal): Promise<'paid'> {
  return new Promise((resolve) => {
    const ask = async () => {
      if (!document.hidden && (await isPaid())) resolve('paid');
    };
    document.addEventListener('visibilitychange', () => void ask(), { signal });
  });
}
