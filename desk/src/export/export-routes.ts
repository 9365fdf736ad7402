import { html } from 'hono/html';
import { dayOf, endOfDay, startOfDay } from 'provider/days/india-day';
import { type FoundOrder, searchOrders } from 'provider/order/search-orders';
import { rupees } from 'provider/price/rupees';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import { SAMPLES } from 'shared-contracts/order/rules';
import * as z from 'zod/mini';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import { recorded } from '../audit/recorded.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';
import { csv, sendCsv } from './csv.ts';

/** Milliseconds. */
const LONGEST = 366 * 24 * 60 * 60 * 1000;
/** The most orders in one export, some 15 MB of text. */
const MOST = 50_000;
const Days = z.object({ from: z.iso.date(), until: z.iso.date() });

/** DESK-16: exports the orders of a range of days, for an owner. Each export is recorded. */
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
    await recorded(desk, context.get('staff'), async () => [
      { action: 'export', after: `${orders.length} orders from ${from} to ${until}` },
    ]);
    return sendCsv(context, `orders-${from}-${until}`, csv(orderRows(orders)));
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
${field({ id: 'from', label: 'First day', type: 'date', value: first, isRequired: true })}
${field({ id: 'until', label: 'Last day', type: 'date', value: today, isRequired: true })}
<button>Download</button></form>`,
  );
}

type Cell = string | number | null;

/** The columns for courier and accountant, each with its value. Amounts are in rupees. */
const COLUMNS: readonly [head: string, cellOf: (order: FoundOrder) => Cell][] = [
  ['Order', ({ order_id }) => order_id],
  ['Created (India)', ({ created_at }) => indiaTime(created_at)],
  ['Kind', ({ kind }) => (kind === SAMPLES ? 'samples' : 'goods')],
  ['State', ({ status }) => status],
  ['Payment', ({ payment_status }) => payment_status],
  ['Receiver', ({ full_name }) => visibleText(full_name)],
  ['Receiver’s phone', ({ s_mobile_no }) => s_mobile_no],
  ['Customer’s phone', ({ customer_id }) => String(customer_id)],
  ['Address', ({ address }) => visibleLines(address).join(', ')],
  ['City', ({ city }) => visibleText(city)],
  ['State of India', ({ state }) => visibleText(state)],
  ['Pincode', ({ pincode }) => pincode],
  ['Firm', ({ firm }) => firm && visibleText(firm)],
  ['GST number', ({ gstin }) => gstin],
  ['Pieces', ({ item_count }) => item_count],
  ['Subtotal', ({ subtotal_paise }) => rupees(subtotal_paise)],
  ['Discount', ({ discount_paise }) => rupees(discount_paise)],
  ['Coupon', ({ coupon_code }) => coupon_code],
  ['Coupon discount', ({ coupon_discount_paise }) => rupees(coupon_discount_paise)],
  ['Delivery', ({ delivery_fee_paise }) => rupees(delivery_fee_paise)],
  ['Total', ({ total_paise }) => rupees(total_paise)],
  ['GST percent', ({ tax_percent }) => tax_percent],
  ['GST', ({ tax_paise }) => rupees(tax_paise)],
  ['Paid back', ({ refunded_paise }) => rupees(refunded_paise)],
  ['Courier', ({ courier }) => courier && visibleText(courier)],
  ['Tracking number', ({ number }) => number && visibleText(number)],
  ['Tracking link', ({ link }) => link],
];

function orderRows(orders: readonly FoundOrder[]): Cell[][] {
  return [
    COLUMNS.map(([head]) => head),
    ...orders.map((order) => COLUMNS.map(([, cellOf]) => cellOf(order))),
  ];
}
