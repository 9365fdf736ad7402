// @module-tag all
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, getJson, inboxCode } from '../testing/caller.ts';
import { temporaryFolder, testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;
const MINUTE = 60_000;

type Call = ReturnType<typeof caller>;

function wrong(code: number): number {
  return code === 9999 ? 1000 : code + 1;
}

function send(call: Call, customer_id = PHONE) {
  return call(sendOtp, { body: { customer_id } });
}

function verify(call: Call, otp: number, customer_id = PHONE) {
  return call(verifyOtp, { body: { customer_id, otp } });
}

describe('send-otp', () => {
  it('API-17 LOGIN-9 sends a code between 1000 and 9999 to the phone', async () => {
    const { origin } = await testProvider();
    const response = await send(caller(origin));
    expect(response).toMatchObject({ status: 200, body: { message: 'OTP sent successfully' } });
    const [message] = await getJson(`${origin}/dev/messages?to=${PHONE}`);
    expect(message).toMatchObject({ to: String(PHONE), at: '2026-11-20T10:00:00.000Z' });
    expect(message.code).toBeGreaterThanOrEqual(1000);
    expect(message.code).toBeLessThanOrEqual(9999);
    expect(message.text).toContain(String(message.code));
  });

  it.each([[123456789], [1234567890], [5999999999], [99876543210], ['9876543210'], [9876543210.5], [null]])(
    'LOGIN-28 rejects %s as a phone, in words',
    async (phone) => {
      const { origin } = await testProvider();
      const response = await send(caller(origin), phone as number);
      expect(response.status).toBe(400);
      expect(response.body.message).toBe('Please enter a valid 10-digit phone number.');
    },
  );

  it('API-17 LOGIN-10 LOGIN-24 sends an address 3 codes for a phone in 10 minutes and 5 in an hour', async () => {
    const { origin, pass } = await testProvider();
    const call = caller(origin);
    for (const _ of Array(3)) expect((await send(call)).status).toBe(200);
    const fourth = await send(call);
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('Retry-After')).toBe('600');
    pass(10 * MINUTE);
    for (const _ of Array(2)) expect((await send(call)).status).toBe(200);
    pass(20 * MINUTE);
    const sixth = await send(call);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('Retry-After')).toBe(String(30 * 60));
    pass(30 * MINUTE);
    expect((await send(call)).status).toBe(200);
  });

  it('counts concurrent requests one by one', async () => {
    const { origin } = await testProvider();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(caller(origin))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('LOGIN-10 limits the unused codes of an address across phones', async () => {
    const { origin } = await testProvider({ otp: { codesPerHourByAddress: 2 } });
    const call = caller(origin, { address: '203.0.113.7' });
    expect((await send(call, 9000000001)).status).toBe(200);
    await verify(call, await inboxCode(origin, 9000000001), 9000000001);
    expect((await send(call, 9000000002)).status).toBe(200);
    expect((await send(call, 9000000003)).status).toBe(200);
    expect((await send(call, 9000000004)).status).toBe(429);
  });

  it('LOGIN-10 PROM-45 keeps its limits across a restart', async () => {
    const dataFolder = temporaryFolder();
    const first = await testProvider({ dataFolder });
    for (const _ of Array(3)) await send(caller(first.origin));
    await first.stop();
    const second = await testProvider({ dataFolder });
    expect((await send(caller(second.origin))).status).toBe(429);
  });
});

describe('verify-otp', () => {
  it('LOGIN-9 exchanges the right code for a token, once', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    await send(call);
    const code = await inboxCode(origin, PHONE);
    expect(await verify(call, code)).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/^eyJ/) },
    });
    expect(await verify(call, code)).toMatchObject({
      status: 400,
      body: { error: 'Invalid OTP. Please try again.', message: 'Invalid OTP. Please try again.' },
    });
  });

  it('PROM-46 logs in exactly one of 50 concurrent requests', async () => {
    const { origin } = await testProvider();
    await send(caller(origin));
    const code = await inboxCode(origin, PHONE);
    const responses = await Promise.all(Array.from({ length: 50 }, () => verify(caller(origin), code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400 || status === 429)).toHaveLength(49);
  });

  it('LOGIN-9 PROM-46 rejects a code after 5 minutes', async () => {
    const { origin, pass } = await testProvider();
    const call = caller(origin);
    await send(call);
    pass(5 * MINUTE);
    expect((await verify(call, await inboxCode(origin, PHONE))).status).toBe(400);
  });

  it('LOGIN-9 PROM-46 invalidates the old code when a new one is sent', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    await send(call);
    const old = await inboxCode(origin, PHONE);
    do await send(call);
    while ((await inboxCode(origin, PHONE)) === old);
    expect((await verify(call, old)).status).toBe(400);
    expect((await verify(call, await inboxCode(origin, PHONE))).status).toBe(200);
  });

  it('PROM-46 rejects another phone’s code', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    await send(call);
    await send(call, 9000000009);
    const other = await inboxCode(origin, 9000000009);
    if (other !== (await inboxCode(origin, PHONE))) expect((await verify(call, other)).status).toBe(400);
    expect((await verify(call, await inboxCode(origin, PHONE))).status).toBe(200);
  });

  it('LOGIN-9 PROM-45 allows 3 tries for a code', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    await send(call);
    const code = await inboxCode(origin, PHONE);
    for (const _ of Array(3)) expect((await verify(call, wrong(code))).status).toBe(400);
    expect((await verify(call, code)).status).toBe(400);
  });

  it('LOGIN-25 delays strangers to a phone after 3 wrong tries in a day, starting at 1 minute and doubling, across a restart', async () => {
    const dataFolder = temporaryFolder();
    const first = await testProvider({ dataFolder });
    const stranger = (origin: string, address: number) => caller(origin, { address: `203.0.113.${address}` });
    await send(caller(first.origin));
    const code = await inboxCode(first.origin, PHONE);
    for (const address of [1, 2, 3])
      expect((await verify(stranger(first.origin, address), wrong(code))).status).toBe(400);
    await first.stop();
    const second = await testProvider({ dataFolder });
    const waiting = await verify(stranger(second.origin, 4), code);
    expect(waiting).toMatchObject({
      status: 429,
      body: { message: 'Too many tries. Please ask for a new code on this device, or wait a while.' },
    });
    expect(waiting.headers.get('Retry-After')).toBe('60');
    second.pass(MINUTE);
    expect((await verify(stranger(second.origin, 5), wrong(code))).status).toBe(400);
    expect((await verify(stranger(second.origin, 6), code)).headers.get('Retry-After')).toBe('120');
    second.pass(2 * MINUTE);
    expect((await verify(stranger(second.origin, 7), code)).status).toBe(200);
  });

  it('LOGIN-25 PROM-45 limits an address that guesses codes of many phones', async () => {
    const { origin } = await testProvider({ otp: { wrongTriesPerHourByAddress: 2 } });
    const guesser = caller(origin, { address: '203.0.113.66' });
    const statuses: number[] = [];
    for (const phone of [9000000001, 9000000002, 9000000003]) {
      await send(caller(origin), phone);
      statuses.push((await verify(guesser, wrong(await inboxCode(origin, phone)), phone)).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
    const owner = caller(origin, { address: '198.51.100.1' });
    expect((await verify(owner, await inboxCode(origin, 9000000003), 9000000003)).status).toBe(200);
  });

  it('LOGIN-11 PROM-48 responds to known and unknown phones alike', async () => {
    const { origin } = await testProvider();
    const call = caller(origin);
    await send(call);
    await verify(call, await inboxCode(origin, PHONE));
    const known = [await send(call), await verify(call, 1)];
    const unknown = [await send(call, 9111111111), await verify(call, 1, 9111111111)];
    expect(unknown.map(({ status, body }) => ({ status, body }))).toEqual(
      known.map(({ status, body }) => ({ status, body })),
    );
  });
});
