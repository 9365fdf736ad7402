import { acceptCode, logIn, sendCode } from 'provider/customer/login';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { sentTo } from '../testing/browser.ts';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STRANGER = 9_845_000_009;

describe('the login at the desk', () => {
  it('DESK-3 lets staff in with a phone and a code of six digits', async () => {
    const { browser } = await deskUnderTest();
    const own = browser();
    const code = await own.askForCode(OWNER);
    expect(String(code)).toMatch(/^\d{6}$/);
    expect((await own.get('/')).headers.get('Location')).toBe('/login');
    const response = await own.post('/login', { phone: `+91 ${OWNER}`, code: String(code) });
    expect(response).toMatchObject({ status: 303 });
    expect((await own.get('/')).page).toContain(`${OWNER}, owner`);
    expect((await own.post('/login', { phone: String(OWNER), code: String(code) })).status).toBe(400);
  });

  it('DESK-3 answers a phone that is not of the staff in the same words, and sends it nothing', async () => {
    const { browser, deskOrigin } = await deskUnderTest();
    const answerTo = async (phone: number) => {
      const own = browser();
      await own.get('/login');
      const { status, page } = await own.post('/login/code', { phone: String(phone) });
      return { status, page: page.replaceAll(String(phone), 'PHONE').replaceAll(own.token, 'TOKEN') };
    };
    expect(await answerTo(STRANGER)).toEqual(await answerTo(OWNER));
    await expect.poll(() => sentTo(deskOrigin, OWNER)).toHaveLength(1);
    expect(await sentTo(deskOrigin, STRANGER)).toEqual([]);
  });

  it('DESK-3 a gateway that is down changes nothing in the answer, and is told in the log', async () => {
    const { browser, deskLog } = await deskUnderTest({ SMS_GATEWAY_URL: 'http://127.0.0.1:9/' });
    const own = browser();
    await own.get('/login');
    for (const phone of [OWNER, STRANGER])
      expect((await own.post('/login/code', { phone: String(phone) })).status).toBe(200);
    const told = () => deskLog.filter((line) => line.startsWith('desk: a login code was not sent.'));
    await expect.poll(told).toHaveLength(1);
    expect(told()[0]).not.toContain(String(OWNER));
  });

  it('DESK-3 a code of the desk opens no session in the shop, nor one of the shop the desk', async () => {
    const { browser, call, desk, origin, shop } = await deskUnderTest();
    const own = browser();
    const code = await own.askForCode(OWNER);
    const visitor = own.cookies.get('desk_visitor');
    for (const device of [undefined, visitor, `desk device ${visitor}`]) {
      const body = { customer_id: OWNER, otp: Number(code), ...(device && { device }) };
      expect((await call(verifyOtp, { body })).status).toBe(400);
    }
    const attempt = { customer_id: OWNER, origin: '127.0.0.1', device: visitor };
    await sendCode(shop, attempt);
    const [message] = await sentTo(origin, OWNER);
    // The padded form passes the check of the length, which refuses a code of four digits.
    for (const tried of [String(message?.code), `00${message?.code}`])
      expect((await own.post('/login', { phone: String(OWNER), code: tried })).status).toBe(400);
    // Calls `logIn` directly, because the schemas refuse codes of the other length.
    for (const asker of [{ device: visitor }, { device: 'another' }, {}]) {
      const anywhere = { customer_id: OWNER, origin: '10.0.0.9', ...asker };
      await expect(logIn(shop, { ...anywhere, otp: Number(code) })).rejects.toMatchObject({ status: 400 });
    }
    for (const device of ['another', 'a third']) {
      const atDesk = { customer_id: OWNER, origin: '10.0.0.9', device, otp: Number(message?.code) };
      const entered = acceptCode(desk, { ...atDesk, door: 'desk' }, async () => 'in');
      await expect(entered).rejects.toMatchObject({ status: 400 });
    }
    const sessions = await desk.db.selectFrom('staff_session').select('phone').execute();
    expect(sessions).toEqual([]);
    expect((await own.post('/login', { phone: String(OWNER), code: String(code) })).status).toBe(303);
  });

  it('DESK-3 takes three tries for a code, from the browser that asked for it alone', async () => {
    const { browser } = await deskUnderTest();
    const own = browser();
    const code = Number(await own.askForCode(OWNER));
    const other = browser();
    await other.get('/login');
    expect((await other.post('/login', { phone: String(OWNER), code: String(code) })).status).toBe(400);
    const wrong = String(code === 999_999 ? 100_000 : code + 1);
    for (const _ of Array(3))
      expect((await own.post('/login', { phone: String(OWNER), code: wrong })).status).toBe(400);
    expect((await own.post('/login', { phone: String(OWNER), code: String(code) })).status).toBe(400);
  });

  it('DESK-3 sends an unknown browser 3 codes in ten minutes and 5 in an hour, then none until it has waited', async () => {
    const { browser, pass } = await deskUnderTest();
    const ask = async () => {
      const own = browser();
      await own.get('/login');
      return await own.post('/login/code', { phone: String(OWNER) });
    };
    for (const _ of Array(3)) expect((await ask()).status).toBe(200);
    const fourth = await ask();
    expect(fourth).toMatchObject({ status: 429 });
    expect(fourth.headers.get('Retry-After')).toBe('600');
    expect(fourth.page).toContain('Too many tries.');
    pass(10 * MINUTE);
    for (const _ of Array(2)) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it('DESK-3 guesses by browsers that asked for no code end after three a day, and lock the owner out of nothing', async () => {
    const { browser, loggedIn } = await deskUnderTest();
    const owner = await loggedIn(OWNER);
    const statuses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const own = browser();
      await own.get('/login');
      statuses.push((await own.post('/login', { phone: String(OWNER), code: `${100_000 + guess}` })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await owner.post('/logout');
    await owner.logIn(OWNER);
    expect((await owner.get('/')).status).toBe(200);
  });

  it('DESK-3 who uses up the codes of a phone in the shop takes none from the desk', async () => {
    const { loggedIn, shop } = await deskUnderTest();
    const attempt = { customer_id: OWNER, origin: '127.0.0.1' };
    for (const _ of Array(3)) await sendCode(shop, attempt);
    await expect(sendCode(shop, attempt)).rejects.toMatchObject({ status: 429 });
    expect((await (await loggedIn(OWNER)).get('/')).status).toBe(200);
  });

  it('DESK-4 begins a new session at each login, whatever cookie the browser had before', async () => {
    const { browser, loggedIn } = await deskUnderTest();
    const owner = await loggedIn(OWNER);
    const first = owner.cookies.get('desk_session') ?? '';
    await owner.logIn(OWNER);
    expect(owner.cookies.get('desk_session')).not.toBe(first);
    const thief = browser();
    thief.cookies.set('desk_session', first);
    expect((await thief.get('/')).headers.get('Location')).toBe('/login');
    // A session cookie planted before the login does not become the session.
    const victim = browser();
    const planted = 'A'.repeat(43);
    victim.cookies.set('desk_session', planted);
    await victim.logIn(OWNER);
    expect(victim.cookies.get('desk_session')).not.toBe(planted);
  });

  it('DESK-4 a session ends after twelve hours, and at logout', async () => {
    const { loggedIn, pass, browser } = await deskUnderTest();
    const owner = await loggedIn(OWNER);
    pass(12 * HOUR - MINUTE);
    expect((await owner.get('/')).status).toBe(200);
    const secret = owner.cookies.get('desk_session') ?? '';
    pass(MINUTE);
    expect((await owner.get('/')).headers.get('Location')).toBe('/login');
    await owner.logIn(OWNER);
    const next = owner.cookies.get('desk_session') ?? '';
    expect((await owner.post('/logout')).headers.get('Location')).toBe('/login');
    for (const ended of [secret, next]) {
      const thief = browser();
      thief.cookies.set('desk_session', ended);
      expect((await thief.get('/')).status).toBe(303);
    }
  });

  it('DESK-5 cookies are HttpOnly and SameSite=Strict, and have an end', async () => {
    const { browser } = await deskUnderTest();
    const own = browser();
    await own.get('/login');
    expect(own.setCookies).toEqual([
      expect.stringMatching(/^desk_visitor=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const code = await own.askForCode(OWNER);
    await own.post('/login', { phone: String(OWNER), code: String(code) });
    expect(own.setCookies.at(-1)).toMatch(
      /^desk_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('DESK-5 under https cookies are Secure too, and bound to the desk’s own name', async () => {
    const { browser } = await deskUnderTest({ DESK_URL: 'https://desk.example/' });
    const own = browser();
    await own.get('/login', { Host: 'desk.example' });
    expect(own.setCookies).toEqual([
      expect.stringMatching(/^__Host-desk_visitor=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    own.cookies.set('desk_session', 'A'.repeat(43));
    const https = { headers: { Host: 'desk.example', Origin: 'https://desk.example' } };
    expect((await own.post('/login/code', { phone: String(OWNER) }, https)).status).toBe(200);
  });
});
