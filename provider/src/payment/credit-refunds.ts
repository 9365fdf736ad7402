import type { ShopTransaction } from '../database/with-transaction.ts';
import { creditedTaxes } from '../invoice/credit-note-content.ts';
import { sumOf } from '../invoice/invoice-content.ts';
import { papersOfOrder, writePaper } from '../invoice/invoice-store.ts';
import { type InvoiceRequest, makeInvoice } from '../invoice/make-invoice.ts';
import { paidAttempts } from './payment-attempt-store.ts';
import { refundsOfOrder } from './refund-store.ts';

/**
 * DESK-20: makes the invoice of an order, and the credit notes for earlier refunds.
 * @returns its number.
 * @throws {InvoiceError} as `makeInvoice` does.
 */
export async function invoiceOrder(trx: ShopTransaction, invoiced: InvoiceRequest): Promise<string> {
  const number = await makeInvoice(trx, invoiced);
  await creditRefunds(trx, invoiced.order_id, invoiced.now);
  return number;
}

/**
 * DESK-24: makes a credit note for each refund of an invoice that has none. Money beyond the invoice, as when an order was paid twice, was
 * never invoiced. A failed refund keeps its note: the money is still owed, and sending the refund again makes no second note.
 */
export async function creditRefunds(trx: ShopTransaction, order_id: string, now: Date): Promise<void> {
  const { invoice, notes } = await papersOfOrder(trx, order_id);
  if (!invoice) return;
  const attempts = await paidAttempts(trx, order_id);
  const paid = sumOf(attempts.map(({ amount_paise }) => amount_paise));
  const refunds = (await refundsOfOrder(trx, order_id)).filter(
    ({ state, attempt_number }) =>
      state !== 'failed' && attempts.some((one) => one.attempt_number === attempt_number),
  );
  let beyond = paid - invoice.total_paise;
  let open =
    sumOf(refunds.map(({ amount_paise }) => amount_paise)) -
    beyond -
    sumOf(notes.map(({ total_paise }) => total_paise));
  const earlier = notes.flatMap(({ content }) => content.taxes);
  for (const { refund_id, amount_paise, reason } of refunds) {
    const uninvoiced = Math.min(beyond, amount_paise);
    beyond -= uninvoiced;
    const total_paise = Math.min(open, amount_paise - uninvoiced);
    if (total_paise <= 0 || notes.some((note) => note.refund_id === refund_id)) continue;
    const { seller, buyer, place, taxes: invoiced } = invoice.content;
    const taxes = creditedTaxes(total_paise, invoiced, earlier);
    const of = { order_id, invoice: invoice.number, invoiced_at: invoice.made_at };
    const content = { ...of, seller, buyer, place, taxes, reason };
    await writePaper(trx, { refund_id, content, total_paise, now });
    earlier.push(...taxes);
    open -= total_paise;
  }
}
