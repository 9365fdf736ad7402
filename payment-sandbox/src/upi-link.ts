/** An address that belongs to nobody: a UPI app that the sandbox's link opens cannot pay. */
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
  // The @ is not encoded, because some apps do not decode it.
  return `upi://pay?pa=${PAYEE}&${written.join('&')}`;
}
