import { html } from 'hono/html';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { DeskContext } from '../context/desk.ts';
import { type Markup, renderPage, tokenField } from '../page/page.ts';
import type { ShownOrder } from './order-page.ts';
import { LINK, type TypedShipments } from './typed-shipments.ts';

/** DESK-13: one courier, and a number for each order. */
export function shipPage(
  context: DeskContext,
  orders: readonly ShownOrder[],
  typed?: TypedShipments,
): Promise<Response> {
  const courier = typed?.courier ?? orders[0]?.shipment?.courier ?? '';
  const problems = typed?.problems ?? {};
  return renderPage(
    context,
    {
      title: orders.length === 1 ? `Parcel of ${orders[0]?.order_id}` : `${orders.length} parcels`,
      heading:
        orders.length === 1 ? html`Parcel of <span class="number">${orders[0]?.order_id}</span>` : undefined,
      status: typed ? 400 : 200,
    },
    html`<form class="narrow" method="post" action="/ship">${tokenField(context)}
${field({ id: 'courier', label: 'Courier', value: courier, problem: problems['courier'], isRequired: true, list: 'couriers' })}
<datalist id="couriers">${COURIERS.map((name) => html`<option value="${name}"></option>`)}</datalist>
${orders.map((order) => {
  const { order_id, Deliver_detail: to, shipment } = order;
  const [number, link] = [`number-${order_id}`, `link-${order_id}`];
  return html`<fieldset><legend>${order_id}, ${visibleText(to.full_name)}, ${visibleText(to.city)}</legend>
<input type="hidden" name="order" value="${order_id}">
${field({ id: number, label: 'Tracking number', value: typed?.fields[number] ?? shipment?.number ?? '', problem: problems[number], isRequired: true })}
${field({ id: link, label: 'Tracking link', hint: 'if there is one', value: typed?.fields[link] ?? shipment?.link ?? '', problem: problems[link], type: 'url', pattern: LINK })}
</fieldset>`;
})}
<button>${orders.every(({ status }) => status === 'packed') ? 'Mark shipped' : 'Save'}</button>
</form>`,
  );
}

const COURIERS = [
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'Gati',
  'India Post',
  'Professional Couriers',
  'Safexpress',
  'VRL Logistics',
  'XpressBees',
];

interface Field {
  id: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  type?: string;
  isRequired?: boolean;
  list?: string;
  pattern?: string;
}

export function field({
  id,
  label,
  hint,
  value,
  problem,
  type = 'text',
  isRequired,
  list,
  pattern,
}: Field): Markup {
  return html`<label for="${id}">${label} ${hint && html`<small>${hint}</small>`}</label>
<input id="${id}" name="${id}" type="${type}" value="${value}" autocomplete="off" maxlength="300"${isRequired ? html` required` : ''}${list ? html` list="${list}"` : ''}${pattern ? html` pattern="${pattern}"` : ''}${problem ? html` aria-invalid="true" aria-describedby="${id}-problem"` : ''}>
${problem && html`<p class="problem" id="${id}-problem">${problem}</p>`}`;
}
