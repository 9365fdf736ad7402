import { html } from 'hono/html';
import { withTransaction } from 'provider/database/with-transaction';
import { dayOf, endOfDay, startOfDay } from 'provider/days/india-day';
import { searchOrders } from 'provider/order/search-orders';
import { recordChange } from 'provider/staff/audit-store';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { renderPage, tokenField } from '../page/page.ts';
import { csv } from './csv.ts';
import { orderRows } from './order-rows.ts';

/** Milliseconds. */
const LONGEST = 366 * 24 * 60 * 60 * 1000;
/** Orders that are made into one text, some 15 MB. */
const MOST = 50_000;
const Days = z.object({ from: z.iso.date(), until: z.iso.date() });

/** DESK-16: the orders of a range of days as a file, for an owner. Who took one along is recorded. */
export function mountExport(app: DeskApp, desk: Desk): void {
  app.get('/export', ownerAlone, (context) => exportPage(context));

  app.post('/export', ownerAlone, async (context) => {
    const form = await readForm(context);
    const parsed = z.safeParse(Days, { from: form.get('from'), until: form.get('until') });
    if (!parsed.success) return await exportPage(context, 'Please choose two days.');
    const { from, until } = parsed.data;
    const range = { from: startOfDay(from), until: endOfDay(until) };
    const length = Date.parse(range.until) - Date.parse(range.from);
    if (length <= 0) return await exportPage(context, 'The last day is before the first one.');
    if (length > LONGEST) return await exportPage(context, 'One file holds a year at most.');
    const orders = await searchOrders(desk.db, { ...range, limit: MOST + 1 });
    if (orders.length > MOST)
      return await exportPage(context, `These are more than ${MOST} orders. Please choose fewer days.`);
    await withTransaction(desk.db, (trx) =>
      recordChange(trx, {
        ...{ who: String(context.get('staff').phone), now: desk.now(), action: 'export' },
        ...{ before: '', after: `${orders.length} orders from ${from} to ${until}` },
      }),
    );
    return context.body(csv(orderRows(orders)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders-${from}-${until}.csv"`,
    });
  });
}

function exportPage(context: DeskContext, problem?: string): Promise<Response> {
  const today = dayOf(context.get('desk').now().toISOString());
  const first = `${today.slice(0, 8)}01`;
  return renderPage(
    context,
    { title: 'Export orders', problem },
    html`<p>A CSV file of all orders that were created on these days, in India’s time, for courier and accountant.</p>
<form class="narrow" method="post" action="/export">${tokenField(context)}
<label for="from">First day</label><input id="from" name="from" type="date" required value="${first}">
<label for="until">Last day</label><input id="until" name="until" type="date" required value="${today}">
<button>Download</button></form>`,
  );
}
