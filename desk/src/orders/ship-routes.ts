import { readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { changeShipment, moveOrder } from './change-order.ts';
import { shownOrder } from './order-page.ts';
import { refusalOf } from './order-routes.ts';
import { ON_THE_ROAD } from './order-steps.ts';
import { type Outcome, outcomePage } from './outcome-page.ts';
import { shipPage } from './ship-page.ts';
import { readShipments } from './typed-shipments.ts';

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
