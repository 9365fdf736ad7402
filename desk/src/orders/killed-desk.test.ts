// @module-tag all
import { join } from 'node:path';
import { addStaff } from 'provider/staff/staff-store';
import { HeldGateway } from 'provider/testing/held-gateway';
import { whileTableIsHeld } from 'provider/testing/held-table';
import { ON_POSTGRES } from 'provider/testing/postgres-server';
import { HAS_POSTGRES, postgresForFile } from 'provider/testing/postgres-slice';
import { programProcess, providerProcess } from 'provider/testing/provider-process';
import { packedOrders } from 'provider/testing/race-shop';
import { SELLER } from 'provider/testing/seller';
import { smsGateway } from 'provider/testing/sms-gateway';
import { temporaryFolder, testProvider } from 'provider/testing/test-provider';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { OWNER } from '../testing/desk-under-test.ts';

const server = postgresForFile();
const MAIN = join(import.meta.dirname, '../main.ts');
const INVOICES = 50;
const TIMEOUT = 5 * 60_000;
/** Milliseconds. Long, because a claimed message is tried again only after half a minute. */
const PATIENCE = { timeout: 120_000, interval: 250 };

/** A desk in its own process, with a logged-in owner. `again` starts it again on the same port. */
async function deskProcess(environment: NodeJS.ProcessEnv) {
  const start = (port: string) =>
    programProcess(MAIN, 'desk', { ...SELLER, ...environment, DESK_PORT: port });
  const desk = await start('0');
  const owner = new Browser(desk.origin);
  await owner.logIn(OWNER);
  return { desk, owner, again: () => start(new URL(desk.origin).port) };
}

/** A shop with packed orders, and the environment of programs that use its data. */
async function shopWith(count: number, databaseUrl: string | undefined) {
  const { shop } = await testProvider(databaseUrl === undefined ? {} : { databaseUrl });
  const { db, settings, now } = shop;
  const url = databaseUrl ?? settings.databaseUrl ?? '';
  const orders = await packedOrders(db, count, now());
  await addStaff(db, { phone: OWNER, role: 'owner', now: now() });
  // On Postgres each program gets a folder of its own, as on two machines.
  const environment = () => ({ DATABASE_URL: url, SHOP_DATA: url ? temporaryFolder() : settings.dataFolder });
  return { db, url, orders, environment };
}

async function invoicesOf(db: Parameters<typeof packedOrders>[0]) {
  return await db.selectFrom('invoice').select(['number', 'order_id']).orderBy('number').execute();
}

async function makeInvoicesAtOnce(databaseUrl: string | undefined) {
  const { db, orders, environment } = await shopWith(INVOICES, databaseUrl);
  const desks = [await deskProcess(environment()), await deskProcess(environment())];
  // Both desks invoice all orders, each with five forms at the same time.
  await Promise.all(
    desks.flatMap(({ owner }) =>
      Array.from({ length: 5 }, (_, form) =>
        owner.post('/orders/chosen', { do: 'invoiced', order: orders.filter((_, at) => at % 5 === form) }),
      ),
    ),
  );
  const made = await invoicesOf(db);
  expect(made.map(({ number }) => number)).toEqual(
    Array.from({ length: INVOICES }, (_, at) => `2026-27/${String(at + 1).padStart(6, '0')}`),
  );
  expect(new Set(made.map(({ order_id }) => order_id))).toEqual(new Set(orders));
}

describe(`two desks that make ${INVOICES} invoices at once`, () => {
  it('DESK-21 leave no gap, and make none twice', { timeout: TIMEOUT }, () => makeInvoicesAtOnce(undefined));

  it.skipIf(!HAS_POSTGRES || ON_POSTGRES)(
    'DESK-21 leave no gap, and make none twice, on Postgres',
    { timeout: TIMEOUT },
    async () => makeInvoicesAtOnce(await server.database()),
  );
});

/** The tables that shipping writes to, in this order, in one transaction. */
const WRITES = ['order_event', 'shipment', 'order_message', 'document_number', 'invoice', 'audit'];

describe.skipIf(!HAS_POSTGRES)('shipping, with its programs killed between each two steps', () => {
  it('DESK-20 DESK-21 ORD-36 PAY-81 has one invoice and its message, whatever the step', {
    timeout: TIMEOUT,
  }, async () => {
    const { db, url, orders, environment } = await shopWith(WRITES.length + 2, await server.database());
    const statusOf = async (order_id: string) =>
      await db.selectFrom('customer_order').select('status').where('order_id', '=', order_id).execute();

    const { owner, again, ...first } = await deskProcess(environment());
    let { desk } = first;
    const ship = (order: string) =>
      owner.post('/ship', { courier: 'DTDC', order, [`number-${order}`]: `D ${order}` });
    for (const [at, table] of WRITES.entries()) {
      const order = orders[at] ?? '';
      await whileTableIsHeld(url, table, {
        begin: () => ship(order),
        reached: async () => expect(await desk.end('SIGKILL')).toBe('SIGKILL'),
      });
      expect(await statusOf(order)).toEqual([{ status: 'packed' }]);
      expect(await invoicesOf(db)).toHaveLength(at);
      desk = await again();
      await ship(order);
      expect(await statusOf(order)).toEqual([{ status: 'shipped' }]);
    }

    const sms = await smsGateway();
    const gateway = await HeldGateway.before(sms.url.slice(0, -1));
    const start = () => providerProcess({ ...environment(), SMS_GATEWAY_URL: `${gateway.origin}/` });
    const told = (order: string) =>
      sms.texts.filter((text) => text.includes(`${order} is on its way`)).length;
    const toldAll = () =>
      vi.waitFor(() => expect(orders.slice(0, -2).map(told)).toEqual(WRITES.map(() => 1)), PATIENCE);
    const [unsent = '', unmarked = ''] = orders.slice(-2);
    let provider = await start();
    await toldAll();
    for (const [order, place] of [
      [unsent, 'before'],
      [unmarked, 'after'],
    ] as const) {
      const reached = gateway.hold(/^\/$/, place);
      await ship(order);
      await reached;
      await provider.end('SIGKILL');
      gateway.release();
      provider = await start();
    }
    const unsentMessages = db.selectFrom('order_message').select('order_id').where('sent_at', 'is', null);
    await vi.waitFor(async () => expect(await unsentMessages.execute()).toEqual([]), PATIENCE);
    await toldAll();
    // The provider was killed after the second message was sent but before it was marked as sent, so it is sent again (PAY-81).
    expect([told(unsent), told(unmarked)]).toEqual([1, 2]);
    const made = await invoicesOf(db);
    expect(made.map(({ number }) => Number(number.slice(-6)))).toEqual(orders.map((_, at) => at + 1));
    expect(new Set(made.map(({ order_id }) => order_id))).toEqual(new Set(orders));
  });
});
