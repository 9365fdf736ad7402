import { html } from 'hono/html';
import type { OrderStatus } from 'provider/database/order-tables';
import { nextSteps } from 'provider/order/order-status';
import { rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { isOwner } from '../access/refuse-strangers.ts';
import type { DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { type Markup, tokenField } from '../page/page.ts';
import type { ShownOrder } from './order-page.ts';
import { ENDS, isEnd, isStep, ON_THE_ROAD, STEPS } from './order-steps.ts';

/** The next step to the customer: one button, or the form of the parcel. */
export function stepForms(context: DeskContext, { order_id, status }: ShownOrder): Markup {
  const step = nextSteps(status).find(isStep);
  const parcel = html`<a class="button${step === 'shipped' ? '' : ' quiet'}" href="/ship?order=${order_id}">${step === 'shipped' ? 'Ship…' : 'Change the parcel'}</a>`;
  return html`<div class="row">
${step && step !== 'shipped' && html`<form method="post" action="/orders/${order_id}/move">${tokenField(context)}<input type="hidden" name="to" value="${step}"><button>${STEPS[step]}</button></form>`}
${(step === 'shipped' || ON_THE_ROAD.includes(status)) && parcel}
</div>`;
}

/** DESK-14: what an owner alone can do. It is folded away, so that no thumb meets it by chance. */
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
