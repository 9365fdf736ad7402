// @module-tag all
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { describe, expect, it } from 'vitest';
import { caller, inboxCode } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const PHONE = 9876543210;
const MINUTE = 60_000;
const OWNERS_DEVICE = 'a device of the owner';

interface Client {
  address?: string;
  device?: string;
}

const attacker = (index: number) => `203.0.113.${index}`;

/** A client with the two calls of the login. */
function client(origin: string, { address = '198.51.100.1', device }: Client = {}, phone = PHONE) {
  const call = caller(origin, { address });
  return {
    send: () => call(sendOtp, { body: { customer_id: phone, device } }),
    verify: (otp: number) => call(verifyOtp, { body: { customer_id: phone, otp, device } }),
    verifyRight: async () =>
      call(verifyOtp, { body: { customer_id: phone, otp: await inboxCode(origin, phone), device } }),
  };
}

/** A provider on which the owner's device has logged in before. */
async function visitedProvider(otp: Parameters<typeof testProvider>[0] = {}) {
  const provider = await testProvider(otp);
  const owner = client(provider.origin, { device: OWNERS_DEVICE });
  await owner.send();
  expect((await owner.verifyRight()).status).toBe(200);
  provider.pass(60 * MINUTE);
  return { ...provider, owner };
}

async function logsIn({ send, verifyRight }: ReturnType<typeof client>) {
  expect((await send()).status).toBe(200);
  expect((await verifyRight()).status).toBe(200);
}

function wrong(code: number): number {
  return code === 9999 ? 1000 : code + 1;
}

describe('the owner of a phone', () => {
  it.each([
    ['a known device', { device: OWNERS_DEVICE }],
    ['a new device', { device: 'a device bought today' }],
    ['a client without a device', {}],
  ])('LOGIN-24 PROM-47 logs in with %s after a stranger asked for three codes', async (_title, own) => {
    const { origin } = await visitedProvider();
    const stranger = client(origin, { address: attacker(1) });
    for (const _ of Array(3)) expect((await stranger.send()).status).toBe(200);
    expect((await stranger.send()).status).toBe(429);
    await logsIn(client(origin, own));
  });

  it('LOGIN-23 LOGIN-24 PROM-47 logs in with a known device while strangers use up all codes that the phone has for them', async () => {
    const { origin, owner } = await visitedProvider({ otp: { codesPerDayForNewcomers: 2 } });
    for (const index of [1, 2]) await client(origin, { address: attacker(index) }).send();
    const refused = await client(origin, { address: attacker(3) }).send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    await logsIn(owner);
  });

  it.each([
    ['from other addresses', (index: number) => ({ address: attacker(index) })],
    ['from the owner’s address', () => ({})],
    ['with devices of their own', (index: number) => ({ device: `device of an attacker ${index}` })],
  ])('LOGIN-22 PROM-47 keeps the code and its tries after wrong tries %s', async (_title, attackers) => {
    const { origin } = await testProvider();
    const owner = client(origin, { device: OWNERS_DEVICE });
    await owner.send();
    const code = await inboxCode(origin, PHONE);
    for (let index = 1; index <= 5; index += 1) await client(origin, attackers(index)).verify(wrong(code));
    for (const _ of Array(2)) expect((await owner.verify(wrong(code))).status).toBe(400);
    expect((await owner.verify(code)).status).toBe(200);
  });

  it('LOGIN-22 PROM-47 keeps the code after a stranger asked for another one', async () => {
    const { origin } = await testProvider();
    const owner = client(origin, { device: OWNERS_DEVICE });
    await owner.send();
    const code = await inboxCode(origin, PHONE);
    await client(origin, { address: attacker(1) }).send();
    expect((await owner.verify(code)).status).toBe(200);
  });

  it('LOGIN-22 PROM-47 logs in with the right code from the address that asked for it while all limits of wrong tries are used up', async () => {
    const { origin } = await testProvider({
      otp: { wrongTriesPerDay: 1, wrongTriesPerHourByAddress: 1, wrongTriesPerHourInTotal: 1 },
    });
    const owner = client(origin);
    expect((await owner.verify(4711)).status).toBe(400);
    expect((await owner.verify(4711)).status).toBe(429);
    await logsIn(owner);
  });

  it('LOGIN-23 has as many codes for known devices as before, and they are limited by the day too', async () => {
    const { owner, pass } = await visitedProvider({ otp: { codesPerDay: 4 } });
    for (const _ of Array(3)) expect((await owner.send()).status).toBe(200);
    expect((await owner.send()).headers.get('Retry-After')).toBe('600');
    pass(10 * MINUTE);
    expect((await owner.send()).status).toBe(200);
    pass(60 * MINUTE);
    expect((await owner.send()).headers.get('Retry-After')).toBe(String((24 * 60 - 70) * 60));
  });

  it('LOGIN-23 is not known by a device that logged in with another phone', async () => {
    const { origin } = await visitedProvider({ otp: { codesPerDayForNewcomers: 1 } });
    const own = client(origin, { address: attacker(1), device: 'device of an attacker' }, 9000000001);
    await logsIn(own);
    const foreign = client(origin, { address: attacker(1), device: 'device of an attacker' });
    await foreign.send();
    expect((await foreign.send()).status).toBe(429);
  });
});

describe('many unused codes', () => {
  /** Two addresses have used up the daily limit of unused codes, with other phones. */
  async function usedUpProvider() {
    const provider = await visitedProvider({ otp: { unusedCodesPerDay: 4 } });
    for (let index = 1; index <= 4; index += 1)
      await client(provider.origin, { address: attacker(1 + (index % 2)) }, 9000000000 + index).send();
    return provider;
  }

  it('LOGIN-23 delay no known device', async () => {
    const { owner } = await usedUpProvider();
    await logsIn(owner);
  });

  it('LOGIN-23 take no tries from a code that was sent before', async () => {
    const { origin } = await testProvider({ otp: { unusedCodesPerDay: 1 } });
    const newcomer = client(origin);
    await newcomer.send();
    const code = await inboxCode(origin, PHONE);
    expect((await client(origin, { address: attacker(1) }, 9000000001).send()).status).toBe(429);
    expect((await newcomer.verify(wrong(code))).status).toBe(400);
    expect((await newcomer.verify(code)).status).toBe(200);
  });

  it('LOGIN-23 give a newcomer a place within a minute', async () => {
    const { origin, pass } = await usedUpProvider();
    const newcomer = client(origin);
    const waiting = await newcomer.send();
    expect(waiting).toMatchObject({
      status: 429,
      body: {
        message: 'Many codes are being requested right now. Please try again when your turn comes.',
      },
    });
    expect(waiting.headers.get('Retry-After')).toBe('30');
    pass(29_000);
    expect((await newcomer.send()).headers.get('Retry-After')).toBe('1');
    pass(1_000);
    await logsIn(newcomer);
  });

  it('LOGIN-23 give an address one place at a time, and those that used codes every second one', async () => {
    const { origin } = await usedUpProvider();
    const waitOf = async (address: string, phone: number) =>
      (await client(origin, { address }, phone).send()).headers.get('Retry-After');
    expect(await waitOf(attacker(1), 9100000001)).toBe('30');
    expect(await waitOf(attacker(1), 9100000002)).toBe('30');
    expect(await waitOf(attacker(2), 9100000003)).toBe('90');
    expect(await waitOf('198.51.100.2', 9100000004)).toBe('60');
    expect(await waitOf('198.51.100.3', 9100000005)).toBe('120');
  });

  it('LOGIN-23 are counted only until they log somebody in', async () => {
    const { origin } = await testProvider({ otp: { unusedCodesPerDay: 1 } });
    for (let index = 1; index <= 3; index += 1) await logsIn(client(origin, {}, 9000000000 + index));
  });
});
