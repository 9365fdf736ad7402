import { html } from 'hono/html';
import { addressLines } from 'provider/address/address-lines';
import { HttpError } from 'provider/http/http-error';
import { papersOfOrder } from 'provider/invoice/invoice-store';
import { nextSteps } from 'provider/order/order-status';
import { findOrder } from 'provider/order/order-store';
import { readOrder } from 'provider/order/read-orders';
import { readShipment, type Shipment } from 'provider/order/shipment-store';
import { leftToRefund, refundsOfOrder } from 'provider/payment/refund-store';
import { placeOf } from 'provider/pincode/pincode-table';
import { rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { isOwner } from '../access/refuse-strangers.ts';
import type { DeskContext } from '../context/desk.ts';
import { type Markup, renderPage } from '../page/page.ts';
import { invoiceSection, moneyForms, stepForms, type TypedInvoice } from './order-forms.ts';
import { stateOf } from './order-list-page.ts';
import { isStep, kindOf } from './order-steps.ts';

/** The data of an order that its pages show. @throws {HttpError} 404 for an order that does not exist */
export async function shownOrder({ get }: DeskContext, order_id: string) {
  const { db } = get('desk');
  const found = await findOrder(db, order_id);
  if (!found) throw new HttpError(404, `There is no order ${visibleText(order_id)}.`);
  const order = await readOrder(db, { customer_id: found.customer_id, order_id });
  return {
    ...order,
    customer_id: found.customer_id,
    status: found.status,
    named: { firm: found.firm, gstin: found.gstin },
    shipment: await readShipment(db, order_id),
    refunds: await refundsOfOrder(db, order_id),
    left: await leftToRefund(db, order_id),
    papers: await papersOfOrder(db, order_id),
  };
}
export type ShownOrder = Awaited<ReturnType<typeof shownOrder>>;

/** DESK-11. @param problem why the last change was refused; @param typed the rejected fields of an invoice */
export async function orderPage(
  context: DeskContext,
  order_id: string,
  problem?: string,
  typed?: TypedInvoice,
): Promise<Response> {
  const order = await shownOrder(context, order_id);
  return await renderPage(
    context,
    {
      title: `Order ${order_id}`,
      heading: html`Order <span class="number">${order_id}</span>`,
      status: problem === undefined ? 200 : 409,
      problem,
      done: 'Saved.',
    },
    html`<p class="soft">${stateOf(order.status)} ${kindOf(order)} payment ${order.payment_status}, ${formatRupees(order.checkout_amount)}, created ${indiaTime(order.date_time)}</p>
${stepForms(context, order)}
<div class="columns">
<section><h2>Deliver to</h2>${addressOf(order)}</section>
<section><h2>Parcel</h2>${parcelOf(order.shipment)}
<p class="row"><a class="button quiet" href="/print/slips?order=${order_id}">Packing slip</a> <a class="button quiet" href="/print/labels?order=${order_id}">Address label</a></p></section>
</div>
<section><h2>Items</h2>${itemTable(order)}</section>
<section><h2>Sums</h2>${sumList(order)}</section>
${invoiceSection(context, order, typed)}
${order.refunds.length > 0 && html`<section><h2>Refunds</h2>${refundList(order)}</section>`}
<section><h2>History</h2><ol class="plain">${order.timeline.map(({ at, status }) => html`<li><time datetime="${at}">${indiaTime(at)}</time> ${status}</li>`)}</ol>
${isOwner(context.get('staff')) && html`<p><a href="/audit?of=${order_id}">Who changed it</a></p>`}</section>
${moneyForms(
  context,
  order,
  nextSteps(order.status).filter((step) => !isStep(step)),
)}`,
  );
}

function addressOf({ Deliver_detail: to, customer_id }: ShownOrder): Markup {
  return html`<address>${addressLines(to).map((line) => html`${line}<br>`)}</address>
<p>Phone <a href="tel:+91${to.p_mobile_no}">${to.p_mobile_no}</a>${to.p_mobile_no === String(customer_id) ? '' : html`, customer <a href="tel:+91${customer_id}">${customer_id}</a>`}</p>
${!placeOf(to.pincode) && html`<p class="problem">The shop does not know this pincode. Please check it with city and state before you send the order.</p>`}`;
}

function parcelOf(shipment: Shipment | undefined): Markup {
  if (!shipment) return html`<p>Not shipped yet.</p>`;
  const { courier, number, link } = shipment;
  return html`<p>${visibleText(courier)}, number <b>${visibleText(number)}</b>${link !== null && html`<br><a href="${link}" rel="noreferrer">Where it is</a>`}</p>`;
}

function itemTable({ Order_items }: ShownOrder): Markup {
  return html`<table class="facts-table"><thead><tr><th scope="col">Pieces</th><th scope="col">Product</th><th scope="col" class="sum">Amount</th></tr></thead>
<tbody>${Order_items.map(
    (item) =>
      html`<tr><td>${item.quantity} ×</td><td><div class="product">${swatch(item.code)}<span>${item.colour_name}<small>${item.product_id} · ${item.category}, ${item.material}</small></span></div></td><td class="sum">${formatRupees(item.total_amount)}</td></tr>`,
  )}</tbody></table>`;
}

/** Uses an SVG attribute, because the policy forbids inline styles. */
export function swatch(code: string): Markup | '' {
  if (!/^#[0-9a-f]{6}$/i.test(code)) return '';
  return html`<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${code}"/></svg>`;
}

function sumList({ price_summary: price }: ShownOrder): Markup {
  const { subtotal, discount, coupon_code, coupon_discount, delivery_fee, total, tax } = price;
  const sums: [string, string][] = [
    ['Items', formatRupees(subtotal)],
    ...[['Discount', discount] as const, [`Coupon ${coupon_code ?? ''}`, coupon_discount] as const].flatMap(
      ([name, amount]): [string, string][] => (amount ? [[name, `−${formatRupees(amount)}`]] : []),
    ),
    ['Delivery', formatRupees(delivery_fee)],
    ['Total', formatRupees(total)],
  ];
  return html`<dl class="sums">${sums.map(([name, sum]) => html`<div><dt>${name}</dt><dd>${sum}</dd></div>`)}</dl>
${tax && html`<p><small>${formatRupees(tax.amount)} of it is GST, ${tax.rate}%.</small></p>`}`;
}

function refundList({ refunds }: ShownOrder): Markup {
  return html`<ul class="plain">${refunds.map(
    ({ amount_paise, state, reason, created_at }) =>
      html`<li>${formatRupees(rupees(amount_paise))}, ${state}, since ${indiaTime(created_at)}: ${visibleText(reason)}</li>`,
  )}</ul>`;
}
