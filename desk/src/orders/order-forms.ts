import { html } from 'hono/html';
import type { OrderStatus } from 'provider/database/order-tables';
import { STATE_NAMES } from 'provider/gst/gst-states';
import { canBeInvoiced, placeOfSupply } from 'provider/invoice/make-invoice';
import { nextSteps } from 'provider/order/order-status';
import { rupees } from 'provider/price/rupees';
import { buyerErrors, type TypedBuyer } from 'shared-contracts/customer/buyer';
import { formatRupees } from 'shared-contracts/money';
import { isOwner } from '../access/refuse-strangers.ts';
import type { DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { type Markup, tokenField } from '../page/page.ts';
import { NO_GSTIN } from './change-order.ts';
import type { ShownOrder } from './order-page.ts';
import { ENDS, isEnd, isStep, ON_THE_ROAD, STEPS } from './order-steps.ts';

/** The next step of an order: a button, or a link to the form of its parcel. */
export function stepForms(context: DeskContext, { order_id, status }: ShownOrder): Markup {
  const step = nextSteps(status).find(isStep);
  const parcel = html`<a class="button${step === 'shipped' ? '' : ' quiet'}" href="/ship?order=${order_id}">${step === 'shipped' ? 'Ship…' : 'Change the parcel'}</a>`;
  return html`<div class="row">
${step && step !== 'shipped' && html`<form method="post" action="/orders/${order_id}/move">${tokenField(context)}<input type="hidden" name="to" value="${step}"><button>${STEPS[step]}</button></form>`}
${(step === 'shipped' || ON_THE_ROAD.includes(status)) && parcel}
</div>`;
}

/** DESK-14: the actions for owners. They are folded away, so that nobody taps them by accident. */
export function moneyForms(
  context: DeskContext,
  order: ShownOrder,
  ends: readonly OrderStatus[],
): Markup | '' {
  if (!isOwner(context.get('staff'))) return '';
  const { order_id, left } = order;
  return html`${ends.filter(isEnd).map(
    (end) => html`<details class="danger"><summary>${ENDS[end]}</summary>
<form method="post" action="/orders/${order_id}/end">${tokenField(context)}<input type="hidden" name="to" value="${end}">
<p>${end === 'cancelled' ? `${formatRupees(rupees(left))} goes back to the customer. A cancelled order stays cancelled.` : 'The products are back. Pay the money back below afterwards.'}</p>
<button class="danger">${ENDS[end]}</button></form></details>`,
  )}
${
  left > 0 &&
  html`<details class="danger"><summary>Refund</summary>
<form class="narrow" method="post" action="/orders/${order_id}/refund">${tokenField(context)}<input type="hidden" name="seen" value="${left}">
${field({ id: 'amount', label: 'Amount in rupees', hint: `empty for all that is left, ${formatRupees(rupees(left))}`, value: '', mode: 'decimal' })}
${field({ id: 'reason', label: 'Reason', hint: 'the customer reads it, too', value: '', longest: 200, isRequired: true })}
<button class="danger">Pay back</button></form></details>`
}`;
}

/** The typed fields of an invoice, with their errors. */
export interface TypedInvoice extends TypedBuyer {
  state: string;
  errors: ReturnType<typeof buyerErrors>;
}

export function readInvoice(form: URLSearchParams): TypedInvoice {
  const of = (name: string) => form.get(name)?.trim() ?? '';
  const typed = { firm: of('firm'), gstin: of('gstin') };
  return { ...typed, state: of('state'), errors: buyerErrors(typed) };
}

/** The invoice of an order with its credit notes, or else the form for making it. */
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
