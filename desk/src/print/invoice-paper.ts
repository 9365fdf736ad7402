import { html } from 'hono/html';
import { dayOf, startOfDay } from 'provider/days/india-day';
import { amountInWords } from 'provider/invoice/amount-in-words';
import type { CreditNoteContent } from 'provider/invoice/credit-note-content';
import type { InvoiceContent, InvoiceLine, TaxSum } from 'provider/invoice/invoice-content';
import type { CreditNote, Invoice } from 'provider/invoice/invoice-store';
import { rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaStart } from 'shared-contracts/operator/india-time';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import { addressLines } from '../orders/address-lines.ts';
import type { ShownOrder } from '../orders/order-page.ts';
import type { Markup } from '../page/page.ts';

/** Union territories without a parliament: their half of GST has another name. */
const UNION_TERRITORIES = ['04', '26', '31', '35', '38'];

/** DESK-25: the invoice of an order and its credit notes, one sheet each, as they were made. */
export function invoicePapers({ order_id, papers: { invoice, notes } }: ShownOrder): Markup {
  if (!invoice)
    return html`<p class="screen">Order <a href="/orders/${order_id}">${order_id}</a> has no invoice yet.</p>`;
  return html`${invoicePaper(invoice)}${notes.map(creditNotePaper)}`;
}

function invoicePaper({ number, made_at, total_paise, content }: Invoice): Markup {
  const facts: [string, string][] = [
    ['Invoice', number],
    ['Date', day(made_at)],
    ['Order', content.order_id],
    ['Ordered', day(content.ordered_at)],
  ];
  return paper(
    { title: 'Tax invoice', content, facts },
    html`<div class="wide" tabindex="0" role="region" aria-label="Items"><table class="facts-table"><thead><tr><th scope="col">Item</th><th scope="col">HSN</th><th scope="col" class="sum">Pieces</th><th scope="col" class="sum">Price</th><th scope="col" class="sum">Discount</th><th scope="col" class="sum">Taxable</th><th scope="col" class="sum">GST</th><th scope="col" class="sum">Amount</th></tr></thead>
<tbody>${content.lines.map(lineRow)}</tbody></table></div>
${sums(content, total_paise, 'Total paid')}
<p><small>Prices include GST. No tax is payable on reverse charge.</small></p>`,
  );
}

function lineRow(line: InvoiceLine): Markup {
  const { name, detail, hsn, quantity, price, discount, taxable, percent, total } = line;
  return html`<tr><td>${visibleText(name)}<small>${visibleText(detail)}</small></td><td>${hsn}</td><td class="sum">${quantity}</td><td class="sum">${money(price)}</td><td class="sum">${discount > 0 && `−${money(discount)}`}</td><td class="sum">${money(taxable)}</td><td class="sum">${money(total - taxable)}<small>${percent}%</small></td><td class="sum">${money(total)}</td></tr>`;
}

function creditNotePaper({ number, made_at, total_paise, content }: CreditNote): Markup {
  const facts: [string, string][] = [
    ['Credit note', number],
    ['Date', day(made_at)],
    ['Of invoice', content.invoice],
    ['Invoice date', day(content.invoiced_at)],
    ['Order', content.order_id],
  ];
  return paper(
    { title: 'Credit note', content, facts },
    html`<p>Paid back: ${visibleText(content.reason)}</p>${sums(content, total_paise, 'Total credited')}`,
  );
}

type Shared = Pick<InvoiceContent & CreditNoteContent, 'seller' | 'buyer' | 'place' | 'taxes'>;

/** What an invoice and a credit note have in common. */
function paper(
  { title, content, facts }: { title: string; content: Shared; facts: [string, string][] },
  body: Markup,
): Markup {
  const { seller, buyer, place } = content;
  return html`<article class="paper invoice">
<h2>${title}</h2>
<div class="columns">
<address><b>${seller.name}</b><br>${visibleLines(seller.address).map((line) => html`${line}<br>`)}GSTIN ${seller.gstin}</address>
<dl class="about">${facts.map(([name, fact]) => html`<div><dt>${name}</dt><dd>${fact}</dd></div>`)}</dl>
</div>
<div class="columns">
<address><b>${buyer.firm === null ? 'Buyer' : visibleText(buyer.firm)}</b><br>${buyer.gstin !== null && html`GSTIN ${buyer.gstin}<br>`}${addressLines({ ...buyer, state: place.name }).map((line) => html`${line}<br>`)}Phone ${buyer.phone}</address>
<p>Place of supply ${place.name} (${place.code})</p>
</div>
${body}
<p class="signature">For ${seller.name}<br><br>Authorised signatory</p>
</article>`;
}

function sums({ seller, place, taxes }: Shared, total_paise: number, name: string): Markup {
  const half = UNION_TERRITORIES.includes(place.code) ? 'UTGST' : 'SGST';
  const isWithinState = seller.gstin.startsWith(place.code);
  const rows = taxes.flatMap(({ percent, taxable, central, state, integrated }: TaxSum) => [
    [`Taxable value at ${percent}%`, taxable] as const,
    ...(isWithinState
      ? [[`CGST ${percent / 2}%`, central] as const, [`${half} ${percent / 2}%`, state] as const]
      : [[`IGST ${percent}%`, integrated] as const]),
  ]);
  return html`<dl class="sums">${[...rows, [name, total_paise] as const].map(
    ([label, sum]) => html`<div><dt>${label}</dt><dd>${money(sum)}</dd></div>`,
  )}</dl>
<p>${amountInWords(total_paise)}</p>`;
}

function money(paise: number): string {
  return formatRupees(rupees(paise));
}

/** India's day of a moment. */
function day(at: string): string {
  return indiaStart(startOfDay(dayOf(at)));
}
