import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/database.ts';
import type { InvoiceTable } from '../database/desk-tables.ts';
import type { ShopTransaction } from '../database/with-transaction.ts';
import { dayOf } from '../days/india-day.ts';
import type { CreditNoteContent } from './credit-note-content.ts';
import type { InvoiceContent } from './invoice-content.ts';

type Row = Omit<Selectable<InvoiceTable>, 'content'>;
export type Invoice = Row & { content: InvoiceContent };
export type CreditNote = Row & { content: CreditNoteContent };

/** The invoice and the credit notes of an order. Without an invoice there are none. */
export async function papersOfOrder(
  db: ShopDatabase,
  order_id: string,
): Promise<{ invoice: Invoice | undefined; notes: CreditNote[] }> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('made_at')
    .orderBy('number')
    .execute();
  const papers = rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) }));
  return {
    invoice: papers.find(({ refund_id }) => refund_id === null),
    notes: papers.filter(({ refund_id }) => refund_id !== null),
  };
}

/** Stores the invoice of an order, or with a refund's id a credit note. @returns its number. */
export async function writePaper(
  trx: ShopTransaction,
  {
    content,
    now,
    ...row
  }: Pick<Row, 'refund_id' | 'total_paise'> & { content: InvoiceContent | CreditNoteContent; now: Date },
): Promise<string> {
  const { order_id } = content;
  const number = await nextNumber(trx, `${row.refund_id === null ? '' : 'CN'}${financialYear(now)}`);
  const paper = { ...row, order_id, number, made_at: now.toISOString(), content: JSON.stringify(content) };
  await trx.insertInto('invoice').values(paper).execute();
  return number;
}

/**
 * DESK-21: the next number of a series, such as `2026-27/000123`. Its row stays locked until the transaction ends, and a number that is
 * rolled back is used again, so the series has no gap. Call it late in a transaction.
 */
async function nextNumber(trx: ShopTransaction, series: string): Promise<string> {
  const { last_number } = await trx
    .insertInto('document_number')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet((eb) => ({ last_number: eb('document_number.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${series}/${String(last_number).padStart(6, '0')}`;
}

/** India's financial year at a given time, which begins on 1 April: `2026-27`. */
export function financialYear(now: Date): string {
  const [year = 0, month = 0] = dayOf(now.toISOString()).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
