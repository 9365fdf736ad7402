import { formatRupees } from 'shared-contracts/money';
import { indiaStart } from 'shared-contracts/operator/india-time';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import type { OrderPaper } from 'shared-contracts/order/paper';
import { addressLines } from '../address/address-lines.ts';
import { dayOf, startOfDay } from '../days/india-day.ts';
import { rupees } from '../price/rupees.ts';
import { amountInWords } from './amount-in-words.ts';
import type { CreditNoteContent } from './credit-note-content.ts';
import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';
import type { CreditNote, Invoice, papersOfOrder } from './invoice-store.ts';

type Fact = OrderPaper['facts'][number];
type Shared = Pick<InvoiceContent & CreditNoteContent, 'seller' | 'buyer' | 'place' | 'taxes' | 'order_id'>;

/** Union territories without a legislature. Their half of GST has another name. */
const UNION_TERRITORIES = ['04', '26', '31', '35', '38'];

/** DESK-25: the invoice of an order and its credit notes with all their texts, which desk and shop show alike. */
export function orderPapers({ invoice, notes }: Awaited<ReturnType<typeof papersOfOrder>>): OrderPaper[] {
  return invoice ? [invoicePaper(invoice), ...notes.map(creditNotePaper)] : [];
}

function invoicePaper({ number, made_at, total_paise, content }: Invoice): OrderPaper {
  const facts: Fact[] = [
    { name: 'Invoice', value: number },
    { name: 'Date', value: day(made_at) },
    { name: 'Order', value: content.order_id },
    { name: 'Ordered', value: day(content.ordered_at) },
  ];
  return {
    ...{ title: 'Tax invoice', number, ...shared(content, facts) },
    columns: ['Item', 'HSN', 'Pieces', 'Price', 'Discount', 'Taxable', 'GST', 'Amount'],
    rows: content.lines.map(cellsOf),
    sums: sumsOf(content, { name: 'Total paid', value: money(total_paise) }),
    notes: [
      amountInWords(total_paise),
      'Prices include GST. No tax is payable on reverse charge.',
      signature(content),
    ],
  };
}

function cellsOf({ name, detail, hsn, quantity, price, discount, taxable, percent, total }: InvoiceLine) {
  return [
    `${visibleText(name)}\n${visibleText(detail)}`,
    hsn,
    String(quantity),
    money(price),
    discount > 0 ? `−${money(discount)}` : '',
    money(taxable),
    `${money(total - taxable)}\n${percent}%`,
    money(total),
  ];
}

function creditNotePaper({ number, made_at, total_paise, content }: CreditNote): OrderPaper {
  const facts: Fact[] = [
    { name: 'Credit note', value: number },
    { name: 'Date', value: day(made_at) },
    { name: 'Of invoice', value: content.invoice },
    { name: 'Invoice date', value: day(content.invoiced_at) },
    { name: 'Order', value: content.order_id },
  ];
  return {
    ...{ title: 'Credit note', number, ...shared(content, facts) },
    columns: [],
    rows: [],
    sums: sumsOf(content, { name: 'Total credited', value: money(total_paise) }),
    notes: [amountInWords(total_paise), `Paid back: ${visibleText(content.reason)}`, signature(content)],
  };
}

function shared({ seller, buyer, place }: Shared, facts: Fact[]) {
  const firm = buyer.firm === null ? [] : [visibleText(buyer.firm)];
  const gstin = buyer.gstin === null ? [] : [`GSTIN ${buyer.gstin}`];
  const address = addressLines({ ...buyer, state: place.name });
  return {
    seller: [seller.name, ...visibleLines(seller.address), `GSTIN ${seller.gstin}`],
    buyer: [...firm, ...gstin, ...address, `Phone ${buyer.phone}`],
    facts: [...facts, { name: 'Place of supply', value: `${place.name} (${place.code})` }],
  };
}

function sumsOf({ seller, place, taxes }: Shared, total: Fact): Fact[] {
  const half = UNION_TERRITORIES.includes(place.code) ? 'UTGST' : 'SGST';
  const isWithinState = seller.gstin.startsWith(place.code);
  const ofTaxes = taxes.flatMap(({ percent, taxable, central, state, integrated }): Fact[] => {
    const parts: Fact[] = isWithinState
      ? [
          { name: `CGST ${percent / 2}%`, value: money(central) },
          { name: `${half} ${percent / 2}%`, value: money(state) },
        ]
      : [{ name: `IGST ${percent}%`, value: money(integrated) }];
    return [{ name: `Taxable value at ${percent}%`, value: money(taxable) }, ...parts];
  });
  return [...ofTaxes, total];
}

function signature({ seller }: Shared): string {
  return `For ${seller.name}\n\nAuthorised signatory`;
}

function money(paise: number): string {
  return formatRupees(rupees(paise));
}

/** The day in India at a given time. */
function day(at: string): string {
  return indiaStart(startOfDay(dayOf(at)));
}
