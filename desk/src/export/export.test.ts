import { parse } from 'node:querystring';
import { settleAttempt } from 'provider/payment/settle-attempt';
import { listChanges } from 'provider/staff/audit-store';
import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

const HOUR = 60 * 60 * 1000;

describe('the export of orders', () => {
  it('DESK-16 has the orders of India’s days, with amounts in rupees and no formulas', async () => {
    const { loggedIn, order, pass, shop } = await deskUnderTest();
    const first = await order();
    await settleAttempt(shop.db, { order_id: first, attempt_number: 1 }, { state: 'paid', now: shop.now() });
    // 20 November, 15:30 in India; nine hours later it is the next day there.
    pass(9 * HOUR);
    const second = await order();
    await shop.db
      .updateTable('customer_order')
      .set({
        full_name: '=cmd|"/c calc"!A1',
        address: '12, Road\n@Floor \u202E2',
        firm: 'A & Co',
        gstin: '27AAPFU0939F1ZV',
      })
      .where('order_id', '=', second)
      .execute();
    const own = await loggedIn(OWNER);
    const take = async (from: string, until: string) => {
      await own.get('/export');
      return await own.post('/export', { from, until });
    };
    const { headers, page } = await take('2026-11-20', '2026-11-20');
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(
      'attachment; filename="orders-2026-11-20-2026-11-20.csv"',
    );
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [head, row, ...rest] = page.split('\r\n');
    expect(rest).toEqual(['']);
    expect(head).toMatch(/^\uFEFF?Order,Created \(India\),Kind,State,/);
    expect(row).toContain(
      `${first},"20 Nov 2026, 15:30 IST",goods,placed,paid,Asha Rao,9876543210,9876543210,"12, Temple Road, V. V. Mohalla",Mysuru,Karnataka,570001,,,3,`,
    );
    expect(row).toContain(',15350,18,');
    const next = (await take('2026-11-21', '2026-11-21')).page;
    expect(next).toContain(`"'=cmd|""/c calc""!A1"`);
    expect(next).toContain('"12, Road, @Floor ⟨U+202E⟩2"');
    expect(next).toContain(',A & Co,27AAPFU0939F1ZV,3,');
    expect(next).not.toContain(first);
    expect((await take('2026-11-20', '2026-11-21')).page.split('\r\n')).toHaveLength(4);
    expect(await listChanges(shop.db, { limit: 1 })).toMatchObject([
      { who: String(OWNER), action: 'export', after: '2 orders from 2026-11-20 to 2026-11-21' },
    ]);
  });

  it.each([
    ['from=2026-11-20', 'Please choose two days.'],
    ['from=2026-02-30&until=2026-11-20', 'Please choose two days.'],
    ['from=2026-11-21&until=2026-11-20', 'The last day is before the first one.'],
    ['from=2020-01-01&until=2026-11-20', 'One file holds a year at most.'],
  ])('DESK-16 refuses %s with a sentence', async (query, sentence) => {
    const { loggedIn } = await deskUnderTest();
    const own = await loggedIn(OWNER);
    const { status, page } = await own.post('/export', { ...(parse(query) as Record<string, string>) });
    expect(status).toBe(400);
    expect(page).toContain(sentence);
  });
});
