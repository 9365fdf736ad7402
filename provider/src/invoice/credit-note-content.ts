import { type InvoiceContent, sumOf, type TaxSum } from './invoice-content.ts';
import { spread } from './spread.ts';

/** The content of a credit note at the time when it was made. */
export interface CreditNoteContent
  extends Pick<InvoiceContent, 'seller' | 'buyer' | 'place' | 'order_id' | 'taxes'> {
  /** The number of the invoice, and the time when it was made. */
  invoice: string;
  invoiced_at: string;
  /** The reason, as shown to the customer. */
  reason: string;
}

const PARTS = ['taxable', 'central', 'state', 'integrated'] as const;

/**
 * DESK-24: divides the GST of a credit note in proportion to what is left of the invoice, so that the notes of a fully refunded order add up
 * to all of its GST.
 * @param total paise, at most what is left
 * @param earlier the GST in the invoice's earlier credit notes
 */
export function creditedTaxes(
  total: number,
  invoiced: readonly TaxSum[],
  earlier: readonly TaxSum[],
): TaxSum[] {
  const left = invoiced.map(({ percent, ...sums }) => {
    const taken = earlier.filter((sum) => sum.percent === percent);
    return { percent, parts: PARTS.map((part) => taken.reduce((rest, sum) => rest - sum[part], sums[part])) };
  });
  const totals = spread(
    total,
    left.map(({ parts }) => sumOf(parts)),
  );
  return left.flatMap(({ percent, parts }, at) => {
    const own = totals[at] ?? 0;
    const [taxable = 0, central = 0, state = 0, integrated = 0] = spread(own, parts);
    return own === 0 ? [] : [{ percent, total: own, taxable, central, state, integrated }];
  });
}
