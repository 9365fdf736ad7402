import { html } from 'hono/html';
import { addCoupon, endCoupon, listCoupons } from 'provider/price/coupon-store';
import { COUPON_HEAD, CouponError, couponRow, typedCoupon } from 'provider/price/typed-coupon';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import { recorded } from '../audit/recorded.ts';
import type { Desk, DeskApp, DeskContext } from '../context/desk.ts';
import { field } from '../page/field.ts';
import { renderPage, tokenField } from '../page/page.ts';

/** DESK-37: the operator's coupon commands as forms. Each change is recorded in the same transaction. */
export function mountCoupons(app: DeskApp, desk: Desk): void {
  app.get('/coupons', ownerAlone, (context) => couponPage(context));

  app.post('/coupons', ownerAlone, async (context) => {
    const typed = await readForm(context);
    return await changed(context, typed, async () => {
      const filled = Object.fromEntries([...typed].filter(([, value]) => value.trim() !== ''));
      const coupon = typedCoupon({ code: '', ...filled }, desk.now());
      await recorded(desk, context.get('staff'), async (trx) => {
        if (!(await addCoupon(trx, coupon)))
          throw new CouponError(`The code ${coupon.code} has been used before. Choose another one.`);
        const [subject = '', ...facts] = couponRow(coupon, desk.now());
        return [{ subject, action: 'coupon', after: facts.filter(Boolean).join(', ') }];
      });
    });
  });

  app.post('/coupons/:code/end', ownerAlone, async (context) => {
    const subject = context.req.param('code');
    return await changed(context, undefined, () =>
      recorded(desk, context.get('staff'), async (trx) => {
        if (!(await endCoupon(trx, subject, desk.now())))
          throw new CouponError(`No coupon ${subject} is valid now or later.`);
        return [{ subject, action: 'coupon', before: 'valid', after: 'ended' }];
      }),
    );
  });
}

async function changed(
  context: DeskContext,
  typed: URLSearchParams | undefined,
  change: () => Promise<void>,
): Promise<Response> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof CouponError)) throw error;
    return await couponPage(context, { ...(typed && { typed }), problem: error.message });
  }
  return context.redirect('/coupons?saved', 303);
}

const FIELDS = [
  { id: 'code', label: 'Code', hint: '3 to 40 letters, digits and hyphens' },
  { id: 'percent', label: 'Percent off', hint: 'or an amount', mode: 'numeric' },
  { id: 'amount', label: 'Amount off, in rupees', hint: 'or a percentage', mode: 'decimal' },
  { id: 'minimum', label: 'Minimum of the items, in rupees', hint: 'empty for none', mode: 'decimal' },
  { id: 'from', label: 'From', hint: 'first day, empty for now', type: 'date' },
  { id: 'until', label: 'Until', hint: 'last day, empty for no end', type: 'date' },
  { id: 'each', label: 'Each customer’s orders', hint: 'empty for any number', mode: 'numeric' },
  { id: 'total', label: 'Total of orders', hint: 'empty for any number', mode: 'numeric' },
];

/** DESK-37: all general coupons, with their uses. Coupons for samples are on the pages of their orders. @param typed a rejected form */
async function couponPage(
  context: DeskContext,
  { typed, problem }: { typed?: URLSearchParams; problem?: string } = {},
): Promise<Response> {
  const { db, now } = context.get('desk');
  const coupons = (await listCoupons(db)).filter(({ customer_id }) => customer_id === null);
  const [code = '', ...head] = COUPON_HEAD.slice(0, -1);
  // The button is beside the code, because a phone shows only the first columns.
  return await renderPage(
    context,
    { title: 'Coupons', problem, done: 'Saved.' },
    html`<div class="wide" tabindex="0"><table class="facts-table"><thead><tr>${[code, html`<span class="hidden">Change</span>`, ...head].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${coupons.map((coupon) => {
      const cells = couponRow(coupon, now());
      const [own = '', ...facts] = cells.slice(0, -1);
      const isOver = cells.at(-1) !== '';
      return html`<tr><td><a href="/audit?${new URLSearchParams({ of: own })}">${visibleText(own)}</a></td>
<td>${isOver ? html`<b class="badge off">ended</b>` : html`<form method="post" action="/coupons/${encodeURIComponent(own)}/end">${tokenField(context)}<button class="quiet">End</button></form>`}</td>
${facts.map((cell) => html`<td>${cell}</td>`)}</tr>`;
    })}</tbody></table></div>
<section><h2>Add a coupon</h2>
<form class="narrow" method="post" action="/coupons">${tokenField(context)}
${FIELDS.map((one) => field({ ...one, value: typed?.get(one.id) ?? '', isRequired: one.id === 'code' }))}
<button>Add</button></form></section>`,
  );
}
