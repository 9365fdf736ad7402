/** Nobody's address: a UPI app that is opened by the sandbox's link cannot pay. */
const PAYEE = 'sandbox@invalid';

/**
 * The link that opens a UPI app with a payment filled in, in NPCI's public format: payee (`pa`, `pn`), reference (`tr`), note
 * (`tn`), amount in rupees (`am`) and currency (`cu`).
 */
export function upiLink(payment_id: string, paise: number): string {
  const fields = {
    pn: 'Payment sandbox',
    tr: payment_id,
    tn: 'Test payment',
    am: (paise / 100).toFixed(2),
    cu: 'INR',
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // An encoded @ is not understood by every app.
  return `upi://pay?pa=${PAYEE}&${written.join('&')}`;
}
