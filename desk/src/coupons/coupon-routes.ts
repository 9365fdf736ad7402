import { withTransaction } from 'provider/database/with-transaction';
import { addCoupon, endCoupon } from 'provider/price/coupon-store';
import { CouponError, couponRow, typedCoupon } from 'provider/price/typed-coupon';
import { recordChange } from 'provider/staff/audit-store';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { couponPage } from './coupon-page.ts';

/** DESK-37: the verbs of the operator's commands, each recorded in its transaction. */
export function mountCoupons(app: DeskApp, { db, now }: Desk): void {
  app.get('/coupons', ownerAlone, (context) => couponPage(context));

  app.post('/coupons', ownerAlone, async (context) => {
    const typed = await readForm(context);
    const who = String(context.get('staff').phone);
    try {
      const filled = Object.fromEntries([...typed].filter(([, value]) => value.trim() !== ''));
      const coupon = typedCoupon({ code: '', ...filled }, now());
      const [subject, facts] = [coupon.code, couponRow(coupon, now()).slice(1)];
      await withTransaction(db, async (trx) => {
        if (!(await addCoupon(trx, coupon)))
          throw new CouponError(`The code ${coupon.code} has been used before. Choose another one.`);
        await recordChange(trx, {
          who,
          subject,
          now: now(),
          action: 'coupon',
          before: '',
          after: facts.filter(Boolean).join(', '),
        });
      });
    } catch (error) {
      if (!(error instanceof CouponError)) throw error;
      return await couponPage(context, { typed, problem: error.message });
    }
    return context.redirect('/coupons?saved', 303);
  });

  app.post('/coupons/:code/end', ownerAlone, async (context) => {
    const code = context.req.param('code');
    const who = String(context.get('staff').phone);
    const isEnded = await withTransaction(db, async (trx) => {
      if (!(await endCoupon(trx, code, now()))) return false;
      await recordChange(trx, {
        who,
        subject: code,
        now: now(),
        action: 'coupon',
        before: 'valid',
        after: 'ended',
      });
      return true;
    });
    if (!isEnded) return await couponPage(context, { problem: `No coupon ${code} is valid now or later.` });
    return context.redirect('/coupons?saved', 303);
  });
}
