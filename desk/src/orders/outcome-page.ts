import { html } from 'hono/html';
import type { DeskContext } from '../context/desk.ts';
import { type Markup, renderPage } from '../page/page.ts';

export interface Outcome {
  order_id: string;
  /** Why the order was not changed; undefined if it was. */
  refusal?: string;
}

/** The query parameters for several orders. */
export function ordersQuery(orders: readonly string[]): URLSearchParams {
  return new URLSearchParams(orders.map((order_id): [string, string] => ['order', order_id]));
}

/** DESK-12: the outcome of a change of several orders. */
export function outcomePage(
  context: DeskContext,
  what: string,
  outcomes: readonly Outcome[],
): Promise<Response> {
  const done = outcomes.filter(({ refusal }) => refusal === undefined);
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined);
  const query = ordersQuery(done.map(({ order_id }) => order_id));
  return renderPage(
    context,
    { title: titleOf(done.length) },
    html`${
      done.length > 0 &&
      html`<section><h2>${what}</h2><ul class="plain">${done.map(({ order_id }) => html`<li><a href="/orders/${order_id}">${order_id}</a></li>`)}</ul>
<p class="row"><a class="button quiet" href="/print/slips?${query}">Packing slips</a> <a class="button quiet" href="/print/labels?${query}">Address labels</a> <a class="button quiet" href="/print/invoices?${query}">Invoices</a></p></section>`
    }
${
  refused.length > 0 &&
  html`<section><h2>As before</h2><ul class="plain">${refused.map(({ order_id, refusal }) => html`<li class="problem">${linked(refusal ?? '', order_id)}</li>`)}</ul></section>`
}
<p><a class="button" href="/">To the orders</a></p>`,
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'No order is changed';
  return count === 1 ? '1 order is changed' : `${count} orders are changed`;
}

/** Turns the order's number within a sentence into a link. */
function linked(sentence: string, order_id: string): Markup {
  const at = sentence.indexOf(order_id);
  if (at < 0) return html`${sentence}`;
  return html`${sentence.slice(0, at)}<a href="/orders/${order_id}">${order_id}</a>${sentence.slice(at + order_id.length)}`;
}
