import { countOrders } from 'provider/order/order-store';
import { searchOrders } from 'provider/order/search-orders';
import { TypedRefund } from 'provider/payment/add-refund';
import { paise } from 'provider/price/rupees';
import { readBuyer } from 'shared-contracts/customer/buyer';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { askedOf } from '../page/field.ts';
import { invoice, moveOrder, refund, refusalOf } from './change-order.ts';
import { readInvoice, type TypedInvoice } from './order-forms.ts';
import { orderListPage } from './order-list-page.ts';
import { orderPage } from './order-page.ts';
import { ENDS, type End, isEnd, isStep, STEPS, type Step } from './order-steps.ts';
import { type Outcome, ordersQuery, outcomePage } from './outcome-page.ts';

const PAGE_SIZE = 50;
const PRINTS: readonly string[] = ['slips', 'labels', 'invoices'];

export function mountOrders(app: DeskApp, desk: Desk): void {
  app.get('/', async (context) => {
    const { status: wanted, all } = context.req.query();
    const status = ORDER_STATUS_FILTERS.find((one) => one === wanted);
    const { page, ...asked } = askedOf(context, PAGE_SIZE);
    const [found, counts] = await Promise.all([
      searchOrders(desk.db, { status, ...asked }),
      countOrders(desk.db),
    ]);
    return await orderListPage(context, {
      ...{ counts, status, text: asked.text, page, isAllMarked: all === '1' },
      orders: found.slice(0, PAGE_SIZE),
      hasMore: found.length > PAGE_SIZE,
    });
  });

  app.post('/orders/chosen', async (context) => {
    const form = await readForm(context);
    const chosen = [...new Set(form.getAll('order'))];
    const wanted = form.get('do');
    if (chosen.length === 0) return context.redirect('/', 303);
    const query = ordersQuery(chosen);
    // Redirects carry the orders only, not the form's token.
    if (PRINTS.includes(wanted ?? '')) return context.redirect(`/print/${wanted}?${query}`, 303);
    if (wanted === 'shipped') return context.redirect(`/ship?${query}`, 303);
    if (wanted !== 'invoiced' && !isStep(wanted)) return context.redirect('/', 303);
    const staff = context.get('staff');
    const outcomes: Outcome[] = [];
    for (const order_id of chosen) {
      const refusal = await refusalOf(() =>
        wanted === 'invoiced'
          ? invoice(desk, { order_id, staff })
          : moveOrder(desk, { order_id, staff, to: wanted }),
      );
      outcomes.push({ order_id, refusal });
    }
    return await outcomePage(context, `Now ${wanted}`, outcomes);
  });

  app.get('/orders/:order', (context) => orderPage(context, context.req.param('order')));

  app.post('/orders/:order/move', async (context) => {
    const to = (await readForm(context)).get('to');
    return await moved(context, context.req.param('order'), isStep(to) && to !== 'shipped' ? to : undefined);
  });

  app.post('/orders/:order/end', ownerAlone, async (context) => {
    const to = (await readForm(context)).get('to');
    return await moved(context, context.req.param('order'), isEnd(to) ? to : undefined);
  });

  app.post('/orders/:order/refund', ownerAlone, async (context) => {
    const order_id = context.req.param('order');
    const form = await readForm(context);
    const parsed = z.safeParse(TypedRefund, {
      amount: form.get('amount')?.trim() || undefined,
      reason: form.get('reason') ?? '',
    });
    if (!parsed.success)
      return await orderPage(
        context,
        order_id,
        'The refund needs a reason, and an amount of 1 rupee or more with at most two decimals.',
      );
    const { amount, reason } = parsed.data;
    const amount_paise = amount === undefined ? undefined : paise(amount);
    const seen = Number(form.get('seen') ?? Number.NaN);
    return await changed(context, order_id, () =>
      refund(desk, { order_id, staff: context.get('staff'), amount_paise, reason, seen }),
    );
  });

  app.post('/orders/:order/invoice', async (context) => {
    const order_id = context.req.param('order');
    const typed = readInvoice(await readForm(context));
    if (typed.errors.length > 0)
      return await orderPage(
        context,
        order_id,
        'The invoice is not made yet: please look at its fields.',
        typed,
      );
    const { state } = typed;
    const make = () =>
      invoice(desk, { order_id, staff: context.get('staff'), buyer: readBuyer(typed), state });
    return await changed(context, order_id, make, typed);
  });

  async function moved(context: DeskContext, order_id: string, to: Step | End | undefined) {
    if (to === undefined)
      return await orderPage(
        context,
        order_id,
        `An order can be ${[...Object.keys(STEPS), ...Object.keys(ENDS)].join(', ')}.`,
      );
    return await changed(context, order_id, () =>
      moveOrder(desk, { order_id, staff: context.get('staff'), to }),
    );
  }
}

/** Makes a change, then redirects to the order, so that a reload does not repeat the change. */
async function changed(
  context: DeskContext,
  order_id: string,
  change: () => Promise<void>,
  typed?: TypedInvoice,
) {
  const refusal = await refusalOf(change);
  if (refusal !== undefined) return await orderPage(context, order_id, refusal, typed);
  return context.redirect(`/orders/${encodeURIComponent(order_id)}?saved`, 303);
}
