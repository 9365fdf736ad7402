import { html } from 'hono/html';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';
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
