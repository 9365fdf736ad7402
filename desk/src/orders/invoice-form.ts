import { html } from 'hono/html';
import { STATE_NAMES } from 'provider/gst/gst-states';
import { canBeInvoiced, placeOfSupply } from 'provider/invoice/make-invoice';
import { buyerErrors, type TypedBuyer } from 'shared-contracts/customer/buyer';
import type { DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { type Markup, tokenField } from '../page/page.ts';
import { NO_GSTIN } from './change-order.ts';
import type { ShownOrder } from './order-page.ts';

/** What staff have typed, with what is wrong with it. */
export interface TypedInvoice extends TypedBuyer {
  state: string;
  errors: ReturnType<typeof buyerErrors>;
}

export function readInvoice(form: URLSearchParams): TypedInvoice {
  const of = (name: string) => form.get(name)?.trim() ?? '';
  const typed = { firm: of('firm'), gstin: of('gstin') };
  return { ...typed, state: of('state'), errors: buyerErrors(typed) };
}

/** The invoice of an order and its credit notes, or the form that makes it. */
export function invoiceSection(
  context: DeskContext,
  { order_id, status, papers, named, Deliver_detail: to }: ShownOrder,
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
  const line = (id: keyof TypedBuyer, label: string) =>
    field({
      ...{ id, label, hint: 'if the customer wants one on it', value: (typed ?? named)[id] ?? '' },
      problem: typed?.errors.find((error) => error.field === id)?.message,
    });
  return html`<section><h2>Invoice</h2>
<details${typed ? html` open` : ''}><summary>Make the invoice</summary>
<form class="narrow" method="post" action="/orders/${order_id}/invoice">${tokenField(context)}
<p>It cannot be changed afterwards. An order that is shipped without one gets it then, with the firm that the customer has named, if any.</p>
${line('firm', 'Firm')}
${line('gstin', 'GST number of the firm')}
${
  !placeOfSupply(to) &&
  html`<label for="state">State of delivery <small>the shop does not know ${to.state}</small></label>
<select id="state" name="state" required><option value=""></option>${STATE_NAMES.map((name) => html`<option${name === typed?.state ? html` selected` : ''}>${name}</option>`)}</select>`
}
<button>Make the invoice</button></form></details></section>`;
}
