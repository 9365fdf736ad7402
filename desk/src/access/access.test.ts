import { settleAttempt } from 'provider/payment/settle-attempt';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { deskUnderTest, OWNER, PACKER } from '../testing/desk-under-test.ts';

/** Every route of the desk, with a form where it takes one. `ORDER` stands for an order. */
const READ_BY_ALL = [
  '/',
  '/orders/ORDER',
  '/ship?order=ORDER',
  '/print/slips?order=ORDER',
  '/print/labels?order=ORDER',
];
const READ_BY_OWNERS = [
  '/export',
  '/audit',
  '/products',
  '/products/S15-KONKAN-BLUE',
  '/prices',
  '/prices/prices.csv',
  '/coupons',
  '/fees',
  '/days',
];
const WRITTEN: [path: string, fields: Record<string, string>][] = [
  ['/orders/chosen', { do: 'confirmed', order: 'ORDER' }],
  ['/orders/ORDER/move', { to: 'confirmed' }],
  ['/orders/ORDER/end', { to: 'cancelled' }],
  ['/orders/ORDER/refund', { amount: '1', reason: 'x', seen: '1535000' }],
  ['/ship', { order: 'ORDER', courier: 'DTDC', 'number-ORDER': '1' }],
  ['/export', { from: '2026-11-01', until: '2026-11-30' }],
  ['/products/S15-KONKAN-BLUE', { price: '1', list: '', visible: 'no', seen: '[400000,500000,0]' }],
  ['/prices', {}],
  [
    '/prices/apply',
    { name: 'x', prices: 'Product,Price,List price,Visible\nS15-KONKAN-BLUE,1,,no\n', plan: 'x' },
  ],
  ['/coupons', { code: 'FREE', percent: '100' }],
  ['/coupons/WELCOME5/end', {}],
  ['/fees', { kind: 'delivery', day: '2027-01-01', fee: '0', free: '' }],
  ['/fees/withdraw', { kind: 'delivery', day: '2027-01-01' }],
  ['/days', { day: '2027-01-04', is: 'holiday' }],
];
const READ = [...READ_BY_ALL, ...READ_BY_OWNERS];
const OPEN = ['/login', '/fonts/instrument-sans.woff2', '/nowhere'];
const OF_PACKERS = ['/orders/chosen', '/orders/ORDER/move', '/ship'];

async function deskWithOrder() {
  const under = await deskUnderTest();
  const order_id = await under.order();
  const { db, now } = under.shop;
  await settleAttempt(db, { order_id, attempt_number: 1 }, { state: 'paid', now: now() });
  const of = (text: string) => text.replaceAll('ORDER', order_id);
  const send = (
    own: Browser,
    [path, fields]: (typeof WRITTEN)[number],
    sent?: Parameters<Browser['post']>[2],
  ) =>
    own.post(
      of(path),
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [of(name), of(value)])),
      sent,
    );
  /** All data that a change could affect. */
  const state = async () =>
    JSON.stringify([
      await db.selectFrom('customer_order').selectAll().execute(),
      await db.selectFrom('refund').selectAll().execute(),
      await db.selectFrom('shipment').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('product').selectAll().execute(),
      await db.selectFrom('coupon').selectAll().execute(),
      await db.selectFrom('dated_fee').selectAll().execute(),
      await db.selectFrom('delivery_day').selectAll().execute(),
      await db.selectFrom('staff_session').select('hash').execute(),
    ]);
  return { ...under, order_id, of, send, state };
}

describe('a form of the desk', () => {
  it('DESK-6 is refused without a token, with another session’s, and from another origin, and changes nothing', async () => {
    const { loggedIn, send, state } = await deskWithOrder();
    const [own, other] = [await loggedIn(OWNER), await loggedIn(PACKER)];
    const before = await state();
    const foreign = [
      'https://evil.example',
      'null',
      own.origin.replace('127.0.0.1', 'localhost'),
      `${own.origin}.evil.example`,
    ];
    for (const form of [...WRITTEN, ['/logout', {}] as (typeof WRITTEN)[number]]) {
      expect((await send(own, form, { token: '' })).status).toBe(403);
      expect((await send(own, form, { token: 'A'.repeat(43) })).status).toBe(403);
      expect((await send(own, form, { token: other.token })).status).toBe(403);
      for (const Origin of foreign) expect((await send(own, form, { headers: { Origin } })).status).toBe(403);
      expect((await send(own, form, { headers: { Origin: '' } })).status).toBe(403);
    }
    expect(await state()).toBe(before);
  });

  it('DESK-6 the login takes no form of another site or another browser, so nobody is logged in as somebody else', async () => {
    const { browser } = await deskUnderTest();
    const attacker = browser();
    const code = await attacker.askForCode(PACKER);
    const victim = browser();
    await victim.get('/login');
    const fields = { phone: String(PACKER), code: String(code) };
    const tries = [
      victim.post('/login', fields, { headers: { Origin: 'https://evil.example' } }),
      victim.post('/login', fields, { token: attacker.token }),
      victim.post('/login', fields, { token: '' }),
    ];
    for (const one of tries) expect((await one).status).toBe(403);
    // The token fits the form, but this is not the browser that asked for the code.
    expect((await victim.post('/login', fields)).status).toBe(400);
    expect(victim.cookies.has('desk_session')).toBe(false);
    expect((await attacker.post('/login', fields)).status).toBe(303);
  });

  it('DESK-6 a token from before the login is worth nothing after it', async () => {
    const { browser, send } = await deskWithOrder();
    const own = browser();
    await own.get('/login');
    const early = own.token;
    await own.logIn(OWNER);
    expect((await send(own, ['/orders/ORDER/move', { to: 'confirmed' }], { token: early })).status).toBe(403);
    expect((await send(own, ['/orders/ORDER/move', { to: 'confirmed' }])).status).toBe(303);
  });
});

describe('who may do what', () => {
  it('DESK-1 a packer cannot refund, cancel, set prices, export or see the audit, and changes nothing by trying', async () => {
    const { loggedIn, send, state, of, order_id } = await deskWithOrder();
    const own = await loggedIn(PACKER);
    const before = await state();
    for (const form of WRITTEN.filter(([path]) => !OF_PACKERS.includes(path))) {
      const { status, page } = await send(own, form);
      expect(status).toBe(403);
      expect(page).toContain('Only an owner may do this.');
    }
    for (const path of [...READ_BY_OWNERS, `/audit?of=${order_id}`])
      expect((await own.get(path)).status).toBe(403);
    const { page } = await own.get(of('/orders/ORDER'));
    for (const hidden of ['Refund', 'Cancel the order', ...READ_BY_OWNERS])
      expect(page).not.toContain(hidden);
    expect((await send(own, ['/orders/ORDER/move', { to: 'cancelled' }])).status).toBe(409);
    expect((await send(own, ['/orders/chosen', { do: 'cancelled', order: 'ORDER' }])).status).toBe(303);
    expect(await state()).toBe(before);
    for (const path of READ_BY_ALL) expect((await own.get(of(path))).status).toBe(200);
  });

  it('DESK-1 a changed role counts with the next request', async () => {
    const { loggedIn, desk } = await deskWithOrder();
    const own = await loggedIn(OWNER);
    expect((await own.get('/audit')).status).toBe(200);
    await desk.db.updateTable('staff').set({ role: 'packer' }).where('phone', '=', OWNER).execute();
    expect((await own.get('/audit')).status).toBe(403);
    await desk.db.deleteFrom('staff').where('phone', '=', OWNER).execute();
    expect((await own.get('/')).headers.get('Location')).toBe('/login');
  });

  it('DESK-7 a customer’s token finds nothing at any address of the desk, in a header or a cookie', async () => {
    const { call, browser, of, send, state, loggedIn } = await deskWithOrder();
    const before = await state();
    const bearer = { Authorization: `Bearer ${call.token}` };
    const own = browser();
    for (const path of [...READ, ...OPEN]) expect((await own.get(of(path), bearer)).status).toBe(404);
    for (const form of WRITTEN) expect((await send(own, form, { headers: bearer })).status).toBe(404);
    for (const name of ['desk_session', '__Host-desk_session']) {
      const planted = { Cookie: `${name}=${call.token}` };
      for (const path of [...READ, ...OPEN]) expect((await own.get(of(path), planted)).status).toBe(404);
    }
    const staff = await loggedIn(OWNER);
    expect((await staff.get('/', bearer)).status).toBe(404);
    expect(JSON.parse(before).slice(0, -1)).toEqual(JSON.parse(await state()).slice(0, -1));
  });

  it('DESK-7 a session of the desk means nothing to the shop', async () => {
    const { loggedIn, origin } = await deskUnderTest();
    const secret = (await loggedIn(OWNER)).cookies.get('desk_session');
    for (const headers of [{ Authorization: `Bearer ${secret}` }, { Cookie: `desk_session=${secret}` }])
      expect((await fetch(`${origin}/api/order/myorders`, { headers })).status).toBe(401);
  });

  it('DESK-4 without a session every page leads to the login, and every form changes nothing', async () => {
    const { browser, of, send, state } = await deskWithOrder();
    const before = await state();
    const own = browser();
    await own.get('/login');
    for (const path of [...READ, '/nowhere']) {
      const { status, headers, page } = await own.get(of(path));
      expect([status, headers.get('Location'), page]).toEqual([303, '/login', '']);
    }
    for (const form of WRITTEN) expect((await send(own, form)).headers.get('Location')).toBe('/login');
    expect(await state()).toBe(before);
  });

  it('DESK-8 answers at its own name alone', async () => {
    const { browser } = await deskUnderTest();
    expect((await browser().get('/login', { Host: 'evil.example' })).status).toBe(403);
    expect((await browser().get('/login', { Host: 'localhost:4200' })).status).toBe(200);
    const named = await deskUnderTest({ DESK_URL: 'https://desk.example' });
    expect((await named.browser().get('/login', { Host: 'desk.example' })).status).toBe(200);
    for (const Host of ['localhost', 'desk.example.evil.example', 'desk.example:81'])
      expect((await named.browser().get('/login', { Host })).status).toBe(403);
  });

  it('DESK-3 neither the log nor an address has a phone, a code or a token of the desk', async () => {
    const { loggedIn, send, deskLog, order_id } = await deskWithOrder();
    const own = await loggedIn(OWNER);
    await own.get(`/?q=${OWNER}`);
    await send(own, ['/orders/ORDER/move', { to: 'confirmed' }]);
    const log = deskLog.join('\n');
    expect(log).toContain('"route":"/orders/:order/move"');
    for (const secret of [String(OWNER), order_id, own.token, own.cookies.get('desk_session') ?? ''])
      expect(log).not.toContain(secret);
  });
});
