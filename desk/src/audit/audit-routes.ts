import { html } from 'hono/html';
import { type AuditRow, listChanges } from 'provider/staff/audit-store';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { ownerAlone } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { searchForm } from '../page/field.ts';
import { type Markup, renderPage } from '../page/page.ts';

const PAGE_SIZE = 100;

/** DESK-17, DESK-36: the audit log, for an owner, newest first; `?of=` shows one order, product or coupon. */
export function mountAudit(app: DeskApp, { db }: Desk): void {
  app.get('/audit', ownerAlone, async (context) => {
    const of = context.req.query('of')?.trim().slice(0, 100) || undefined;
    const before = Number(context.req.query('before')) || undefined;
    const found = await listChanges(db, { of, before, limit: PAGE_SIZE + 1 });
    const shown = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? shown.at(-1)?.audit_id : undefined;
    return await renderPage(
      context,
      { title: of === undefined ? 'Audit' : `Audit of ${visibleText(of)}` },
      html`${searchForm({ action: '/audit', id: 'of', label: 'Number of an order or a product, or a coupon’s code', value: of ?? '' })}
${shown.length === 0 ? html`<p class="soft">Nothing has been changed.</p>` : html`<ul class="changes">${shown.map(changeRow)}</ul>`}
${last !== undefined && html`<nav class="row" aria-label="Pages"><a class="button quiet" href="/audit?${new URLSearchParams({ ...(of && { of }), before: String(last) })}">Older</a></nav>`}`,
    );
  });
}

function changeRow({ at, who, action, order_id, subject, before, after }: AuditRow): Markup {
  const of =
    order_id !== null
      ? html`<a href="/orders/${order_id}">${order_id}</a>`
      : html`<span>${subject !== null && html`<a href="/audit?${new URLSearchParams({ of: subject })}">${visibleText(subject)}</a>`}</span>`;
  return html`<li><time datetime="${at}">${indiaTime(at)}</time> <b>${who}</b> ${of}
<span>${action}: ${before !== '' && html`<del>${visibleText(before)}</del> → `}<ins>${visibleText(after)}</ins></span></li>`;
}
