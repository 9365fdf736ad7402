import { html } from 'hono/html';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';
import { changeShipment, moveOrder, refusalOf } from './change-order.ts';
import { type ShownOrder, shownOrder } from './order-page.ts';
import { ON_THE_ROAD } from './order-steps.ts';
import { type Outcome, outcomePage } from './outcome-page.ts';
import { LINK, readShipments, type TypedShipments } from './typed-shipments.ts';

export function mountShipping(app: DeskApp, desk: Desk): void {
  app.get('/ship', async (context) => {
    const wanted = [...new Set(context.req.queries('order') ?? [])];
    if (wanted.length === 0) return context.redirect('/', 303);
    return await shipPage(
      context,
      await Promise.all(wanted.map((order_id) => shownOrder(context, order_id))),
    );
  });

  app.post('/ship', async (context) => {
    const form = await readForm(context);
    const orders = await Promise.all(
      [...new Set(form.getAll('order'))].map((order_id) => shownOrder(context, order_id)),
    );
    if (orders.length === 0) return context.redirect('/', 303);
    const read = readShipments(form);
    if ('problems' in read) return await shipPage(context, orders, read);
    const staff = context.get('staff');
    const outcomes: Outcome[] = [];
    for (const { order_id, status } of orders) {
      const shipment = read.shipments.get(order_id);
      if (!shipment) continue;
      const change = ON_THE_ROAD.includes(status)
        ? () => changeShipment(desk, { order_id, staff, shipment })
        : () => moveOrder(desk, { order_id, staff, to: 'shipped', shipment });
      outcomes.push({ order_id, refusal: await refusalOf(change) });
    }
    const [only] = outcomes;
    if (outcomes.length === 1 && only?.refusal === undefined)
      return context.redirect(`/orders/${only?.order_id}?saved`, 303);
    return await outcomePage(context, 'Shipped', outcomes);
  });
}

/** DESK-13: a form with one courier for all orders, and a number for each. */
function shipPage(
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
