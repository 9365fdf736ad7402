import { html } from 'hono/html';
import { dayOf } from 'provider/days/india-day';
import { nextSteps } from 'provider/order/order-status';
import type { FoundOrder } from 'provider/order/search-orders';
import { rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaStart, indiaTime } from 'shared-contracts/operator/india-time';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { ORDER_STATUS_FILTERS } from 'shared-contracts/order/rules';
import type { DeskContext } from '../context/desk.ts';
import { pageLinks, searchForm } from '../page/field.ts';
import { type Markup, renderPage, tokenField } from '../page/page.ts';
import { isStep, kindOf, STEPS, type Step } from './order-steps.ts';

export interface OrderListPage {
  orders: readonly FoundOrder[];
  counts: Record<string, number>;
  status: (typeof ORDER_STATUS_FILTERS)[number] | undefined;
  text: string;
  page: number;
  hasMore: boolean;
  isAllMarked: boolean;
}

/** DESK-10: the orders, newest first, with actions for several at once. */
export function orderListPage(context: DeskContext, list: OrderListPage): Promise<Response> {
  return renderPage(
    context,
    { title: 'Orders' },
    html`${orderSearch(list)}
${
  list.orders.length === 0
    ? html`<p class="soft">${list.text || list.status ? 'No order fits.' : 'No orders yet.'} ${list.text || list.status ? html`<a href="/">All orders</a>` : ''}</p>`
    : html`<form method="post" action="/orders/chosen">${tokenField(context)}
<p class="row"><a href="${addressOf(list, list.page, !list.isAllMarked)}">${list.isAllMarked ? 'Unmark all' : 'Mark all on this page'}</a></p>
${daysOf(list, context.get('desk').now())}
${chosenBar(list)}
</form>
${pageLinks(list, ['Newer', 'Older'], (page) => addressOf(list, page))}`
}`,
  );
}

function orderSearch({ status, text, counts }: OrderListPage): Markup {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = 'Order number, phone, last 4 digits, or name';
  return searchForm(
    { action: '/', label, value: text },
    html`<div><label for="status">State</label>
<select id="status" name="status"><option value="">All (${all})</option>${ORDER_STATUS_FILTERS.map(
      (one) =>
        html`<option value="${one}"${one === status ? html` selected` : ''}>${one} (${counts[one] ?? 0})</option>`,
    )}</select></div>`,
  );
}

function daysOf({ orders, isAllMarked }: OrderListPage, now: Date): Markup {
  const today = dayOf(now.toISOString());
  const days = Object.entries(Object.groupBy(orders, ({ created_at }) => dayOf(created_at)));
  return html`${days.map(
    ([
      day,
      own = [],
    ]) => html`<section><h2>${day === today ? 'Today, ' : ''}${indiaStart(`${day}T00:00:00+05:30`)}</h2>
<ul class="orders">${own.map((order) => orderRow(order, isAllMarked))}</ul></section>`,
  )}`;
}

function orderRow(order: FoundOrder, isMarked: boolean): Markup {
  const { order_id, status, full_name, city, item_count, total_paise, created_at } = order;
  const facts = [kindOf(order), `${item_count} ${item_count === 1 ? 'piece' : 'pieces'}`, visibleText(city)];
  return html`<li>
<label class="mark"><input type="checkbox" name="order" value="${order_id}"${isMarked ? html` checked` : ''}><span class="hidden">Mark order ${order_id}</span></label>
<a href="/orders/${order_id}"><span class="number">${order_id}</span> <span>${visibleText(full_name)}</span></a>
<span class="small soft">${facts.filter(Boolean).join(' · ')}</span>
<span class="sum">${formatRupees(rupees(total_paise))}</span>
<span>${stateOf(status)}</span>
<time class="small" datetime="${created_at}">${indiaTime(created_at).split(', ')[1]}</time>
</li>`;
}

export function stateOf(status: string): Markup {
  const tone = ['failed', 'cancelled', 'payment pending'].includes(status)
    ? 'off'
    : status === 'placed'
      ? 'new'
      : '';
  return html`<b class="badge ${tone}">${status}</b>`;
}

/** The actions for chosen orders. The next step of the filtered status comes first. */
function chosenBar({ status }: OrderListPage): Markup {
  const next: Step | undefined = status && nextSteps(status).find(isStep);
  const choices: [string, string][] = [
    ...Object.entries(STEPS).map(([step, name]): [string, string] => [
      step,
      step === 'shipped' ? `${name}…` : name,
    ]),
    ['invoiced', 'Make invoices'],
    ['slips', 'Print packing slips'],
    ['labels', 'Print address labels'],
    ['invoices', 'Print invoices'],
  ];
  return html`<div class="bar"><label class="small" for="do">With the marked orders</label>
<select id="do" name="do">${choices.map(
    ([value, name]) =>
      html`<option value="${value}"${value === next ? html` selected` : ''}>${name}</option>`,
  )}</select>
<button>Apply</button></div>`;
}

function addressOf({ status, text }: OrderListPage, page: number, isAllMarked = false): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
    ...(isAllMarked && { all: '1' }),
  });
  return query.size > 0 ? `/?${query}` : '/';
}
