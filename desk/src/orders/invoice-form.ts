import { html } from 'hono/html';
import { STATE_NAMES } from 'provider/gst/gst-states';
import { readGstin } from 'provider/gst/gstin';
import type { TypedBuyer } from 'provider/invoice/invoice-content';
import { canBeInvoiced, placeOfSupply } from 'provider/invoice/make-invoice';
import type { DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { type Markup, tokenField } from '../page/page.ts';
import { NO_GSTIN } from './change-order.ts';
import type { ShownOrder } from './order-page.ts';

const LONGEST_NAME = 100;

/** What staff have typed, with a sentence for each field that cannot be taken. */
export interface TypedInvoice {
  firm: string;
  gstin: string;
  state: string;
  buyer: TypedBuyer;
  problems: Readonly<Partial<Record<'firm' | 'gstin', string>>>;
}

/** DESK-23: a GST number names its firm, and is taken whole: its last character proves the others. */
export function readInvoice(form: URLSearchParams): TypedInvoice {
  const [firm = '', gstin = '', state = ''] = ['firm', 'gstin', 'state'].map((name) =>
    form.get(name)?.trim(),
  );
  const read = readGstin(gstin);
  const buyer = { firm: firm || null, gstin: read ?? null };
  const problems: { firm?: string; gstin?: string } = {};
  if (gstin !== '' && read === undefined)
    problems.gstin = 'This is no GST number: it has 15 characters, of which the last one fits the others.';
  if (gstin !== '' && firm === '') problems.firm = 'Please name the firm of this GST number.';
  if (firm.length > LONGEST_NAME) problems.firm = `A firm has ${LONGEST_NAME} characters at most.`;
  return { firm, gstin, state, buyer, problems };
}

/** The invoice of an order and its credit notes, or the form that makes it. */
export function invoiceSection(
  context: DeskContext,
  { order_id, status, papers, Deliver_detail: to }: ShownOrder,
  typed?: TypedInvoice,
): Markup | '' {
  const { invoice, notes } = papers;
  const link = (number: string) => html`<a href="/print/invoices?order=${order_id}">${number}</a>`;
  if (invoice)
    return html`<section><h2>Invoice</h2><ul class="plain"><li>Invoice ${link(invoice.number)}</li>
${notes.map(({ number }) => html`<li>Credit note ${link(number)}</li>`)}</ul></section>`;
  if (!canBeInvoiced(status)) return '';
  if (!context.get('desk').settings.invoices)
    return html`<section><h2>Invoice</h2><p>${NO_GSTIN}</p></section>`;
  const hint = 'if the customer wants one on it';
  return html`<section><h2>Invoice</h2>
<details${typed ? html` open` : ''}><summary>Make the invoice</summary>
<form class="narrow" method="post" action="/orders/${order_id}/invoice">${tokenField(context)}
<p>It cannot be changed afterwards. An order that is shipped without one gets it then, in the name of the receiver.</p>
${field({ id: 'firm', label: 'Firm', hint, value: typed?.firm ?? '', problem: typed?.problems.firm })}
${field({ id: 'gstin', label: 'GST number of the firm', hint, value: typed?.gstin ?? '', problem: typed?.problems.gstin })}
${
  !placeOfSupply(to) &&
  html`<label for="state">State of delivery <small>the shop does not know ${to.state}</small></label>
<select id="state" name="state" required><option value=""></option>${STATE_NAMES.map((name) => html`<option${name === typed?.state ? html` selected` : ''}>${name}</option>`)}</select>`
}
<button>Make the invoice</button></form></details></section>`;
}
