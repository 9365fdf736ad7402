import { html } from 'hono/html';
import { type AuditRow, listChanges } from 'provider/staff/audit-store';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { ownerAlone } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { type Markup, renderPage } from '../page/page.ts';

const PAGE_SIZE = 100;

/** DESK-17: who changed what, for an owner, newest first; `?order=` shows one order. */
export function mountAudit(app: DeskApp, { db }: Desk): void {
  app.get('/audit', ownerAlone, async (context) => {
    const order_id = context.req.query('order')?.trim().slice(0, 100) || undefined;
    const before = Number(context.req.query('before')) || undefined;
    const found = await listChanges(db, { order_id, before, limit: PAGE_SIZE + 1 });
    const shown = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? shown.at(-1)?.audit_id : undefined;
    return await renderPage(
      context,
      { title: order_id === undefined ? 'Audit' : `Audit of order ${visibleText(order_id)}` },
      html`<form class="search" method="get" action="/audit" role="search">
<div><label for="order">Order number</label><input id="order" name="order" type="search" value="${order_id ?? ''}" autocomplete="off"></div>
<button>Show</button></form>
${shown.length === 0 ? html`<p class="empty">Nothing has been changed.</p>` : html`<ul class="changes">${shown.map(changeRow)}</ul>`}
${last !== undefined && html`<nav class="pages" aria-label="Pages"><a class="button quiet" href="/audit?${new URLSearchParams({ ...(order_id && { order: order_id }), before: String(last) })}">Older</a></nav>`}`,
    );
  });
}

function changeRow({ at, who, action, order_id, before, after }: AuditRow): Markup {
  const of = order_id === null ? html`<span></span>` : html`<a href="/orders/${order_id}">${order_id}</a>`;
  return html`<li><time datetime="${at}">${indiaTime(at)}</time> <b>${who}</b> ${of}
<span>${action}: ${before !== '' && html`<del>${visibleText(before)}</del> → `}<ins>${visibleText(after)}</ins></span></li>`;
}
