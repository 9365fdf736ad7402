import { html } from 'hono/html';
import type { DeskApp, DeskContext } from '../context/desk.ts';
import { type ShownOrder, shownOrder } from '../orders/order-page.ts';
import { type Markup, renderPage } from '../page/page.ts';
import { addressLabel, invoicePapers, packingSlip } from './paper.ts';

/** Sheets that one page holds: more would take a printer an afternoon. */
const MOST = 100;

/** DESK-15: pages that are made for paper, one sheet for each order. */
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
