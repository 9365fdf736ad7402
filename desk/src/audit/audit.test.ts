import { settleAttempt } from 'provider/payment/settle-attempt';
import { recordChange } from 'provider/staff/audit-store';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER, PACKER } from '../testing/desk-under-test.ts';

describe('the audit', () => {
  it('DESK-9 DESK-17 shows who changed what and when, newest first, also of one order', async () => {
    const { loggedIn, order, pass, shop } = await deskUnderTest();
    const [one, two] = [await order(), await order()];
    for (const order_id of [one, two])
      await settleAttempt(shop.db, { order_id, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    const packer = await loggedIn(PACKER);
    await packer.post(`/orders/${one}/move`, { to: 'confirmed' });
    pass(60_000);
    const owner = await loggedIn(OWNER);
    await owner.post(`/orders/${two}/end`, { to: 'cancelled' });
    const { page } = await owner.get('/audit');
    const rows = page.split('<li>').slice(-4);
    expect(rows[0]).toMatch(
      new RegExp(
        `15:31 IST</time> <b>${OWNER}</b>\\s.*${two}</a>\\s<span>status: <del>placed</del> → <ins>cancelled</ins>`,
      ),
    );
    expect(rows[1]).toMatch(
      new RegExp(
        `15:30 IST</time> <b>${PACKER}</b>\\s.*${one}</a>\\s<span>status: <del>placed</del> → <ins>confirmed</ins>`,
      ),
    );
    expect(rows[2]).toContain(`staff ${PACKER}: <ins>packer</ins>`);
    const ofOne = (await owner.get(`/audit?of=${one}`)).page;
    expect(ofOne).toContain('confirmed');
    expect(ofOne).not.toContain('cancelled');
    expect((await owner.get('/audit?of=nothing')).page).toContain('Nothing has been changed.');
  });

  it('DESK-17 has a hundred changes on a page, and the older ones behind a link', async () => {
    const { loggedIn, shop } = await deskUnderTest();
    const now = shop.now();
    await shop.db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 150; number += 1)
        await recordChange(trx, {
          who: 'operator',
          action: 'test',
          before: '',
          after: `change ${number}.`,
          now,
        });
    });
    const owner = await loggedIn(OWNER);
    const { page } = await owner.get('/audit');
    expect(page).toContain('change 150.');
    expect(page).not.toContain('change 50.');
    const older = /href="(\/audit\?before=\d+)"/.exec(page)?.[1] ?? '';
    expect((await owner.get(older)).page).toContain('change 50.');
  });
});
