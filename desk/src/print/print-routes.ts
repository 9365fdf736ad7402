import { html } from 'hono/html';
import { addressLines } from 'provider/address/address-lines';
import { orderPapers } from 'provider/invoice/order-paper';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { OrderPaper } from 'shared-contracts/order/paper';
import type { DeskApp, DeskContext } from '../context/desk.ts';
import { type ShownOrder, shownOrder, swatch } from '../orders/order-page.ts';
import { kindOf } from '../orders/order-steps.ts';
import { type Markup, renderPage } from '../page/page.ts';

/** The most sheets of one page: more would keep a printer busy for an afternoon. */
const MOST = 100;

/** DESK-15: pages for printing, with one sheet for each order. */
export function mountPrint(app: DeskApp): void {
  app.get('/print/slips', (context) => papers(context, 'Packing slips', packingSlip));
  app.get('/print/labels', (context) => papers(context, 'Address labels', addressLabel));
  app.get('/print/invoices', (context) => papers(context, 'Invoices', invoicePapers));
}

async function papers(context: DeskContext, title: string, paperOf: (order: ShownOrder) => Markup) {
  const wanted = [...new Set(context.req.queries('order') ?? [])].slice(0, MOST);
  if (wanted.length === 0) return context.redirect('/', 303);
  const orders = await Promise.all(wanted.map((order_id) => shownOrder(context, order_id)));
  return await renderPage(
    context,
    { title },
    html`<p class="screen soft">Print this page with your browser: each order is on a sheet of its own.</p>
${orders.map(paperOf)}`,
  );
}

/** The contents of a parcel. There are no prices, because a parcel may be a gift. */
function packingSlip(order: ShownOrder): Markup {
  const { order_id, date_time, Deliver_detail: to, Order_items: items } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return html`<article class="paper">
<h2>Packing slip ${order_id} ${kindOf(order)}</h2>
<p>Ordered ${indiaTime(date_time)}</p>
<address>${addressLines(to).map((line) => html`${line}<br>`)}Phone ${to.p_mobile_no}</address>
<table class="facts-table"><thead><tr><th scope="col">Pieces</th><th scope="col">Product</th><th scope="col">Packed</th></tr></thead>
<tbody>${items.map(
    (item) =>
      html`<tr><td>${item.quantity} ×</td><td><div class="product">${swatch(item.code)}<span>${visibleText(item.colour_name)}<small>${item.product_id} · ${item.category}, ${item.type}, ${item.material}</small></span></div></td><td><span class="tick"></span></td></tr>`,
  )}</tbody></table>
<p><b>${pieces} ${pieces === 1 ? 'piece' : 'pieces'}</b></p>
</article>`;
}

/** The receiver's address, large enough to read at arm's length. */
function addressLabel({ order_id, Deliver_detail: to, shipment }: ShownOrder): Markup {
  const [name, ...lines] = addressLines(to);
  return html`<article class="paper label">
<h2 class="hidden">Address label ${order_id}</h2>
<p class="soft">To</p>
<address><b>${name}</b><br>${lines.map((line) => html`${line}<br>`)}Phone ${to.p_mobile_no}</address>
<p class="soft">Order ${order_id}${shipment && html` · ${visibleText(shipment.courier)} ${visibleText(shipment.number)}`}</p>
</article>`;
}

/** DESK-25: the invoice of an order and its credit notes, one sheet each, as they were made. */
function invoicePapers({ order_id, papers }: ShownOrder): Markup {
  const made = orderPapers(papers);
  if (made.length === 0)
    return html`<p class="screen soft">Order <a href="/orders/${order_id}">${order_id}</a> has no invoice yet.</p>`;
  return html`${made.map(invoicePaper)}`;
}

function invoicePaper({ title, seller, buyer, facts, columns, rows, sums, notes }: OrderPaper): Markup {
  const pairs = (list: OrderPaper['facts']) =>
    list.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const party = ([name, ...lines]: readonly string[]) =>
    html`<address><b>${name}</b>${lines.map((line) => html`<br>${line}`)}</address>`;
  const cell = (text: string, at: number) => {
    const [first, remark] = text.split('\n');
    return html`<td${at > 0 && html` class="sum"`}>${first}${remark && html`<small>${remark}</small>`}</td>`;
  };
  return html`<article class="paper invoice">
<h2>${title}</h2>
<div class="columns">${party(seller)}<dl class="about">${pairs(facts)}</dl></div>
${party(buyer)}
${
  columns.length > 0 &&
  html`<div class="wide" tabindex="0" role="region" aria-label="Items"><table class="facts-table"><thead><tr>${columns.map((head, at) => html`<th scope="col"${at > 0 && html` class="sum"`}>${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div>`
}
<dl class="sums">${pairs(sums)}</dl>
${notes.map((note) => html`<p>${note}</p>`)}
</article>`;
}
