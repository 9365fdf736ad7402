import { getAddress, saveAddress, updateAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getCart, setCartItem } from 'shared-contracts/cart/endpoints';
import { updateCustomer, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { caller, loggedIn } from '../testing/caller.ts';
import { type ProviderProcess, providerProcess } from '../testing/provider-process.ts';
import { killed, powerCut } from '../testing/sudden-end.ts';

/** Each run takes some seconds. */
const RUNS = [
  { ends: 2, how: 'kills (kill -9)', by: killed, tags: ['all'] },
  { ends: 20, how: 'kills (kill -9)', by: killed, tags: ['matrix'] },
  { ends: 40, how: 'power cuts', by: powerCut, tags: ['matrix'] },
];
const LANES = 6;
/** Twenty starts and over a thousand synchronous writes take half a minute, and much longer on a busy machine. */
const PATIENCE = 15 * 60_000;
/** Each round ends after a different number of acknowledged writes. */
const WRITES_BEFORE_END = [3, 17, 40, 8, 61, 25, 5, 33, 90, 12];

interface Lane {
  phone: number;
  token: string;
  product: { product_id: string; material: string };
  sent: number;
  acknowledged: number;
}

/** Quantities must stay below 1000, so the counter wraps around. */
function quantityOf(write: number): number {
  return (write % 999) + 1;
}

async function openLane(origin: string, phone: number): Promise<Lane> {
  const call = await loggedIn(origin, phone);
  const { body } = await call(filterProducts, {
    query: { limit: 1 },
    body: { filters: { productClass: 'Board' } },
  });
  const { product_id, material } = body.products[0];
  await call(addCartItem, { body: { product_id, material, quantity: quantityOf(0) } });
  await call(updateCustomer, { body: { customer_id: phone, name: 'write 0' } });
  await call(saveAddress, { body: addressOf(0) });
  return { phone, token: call.token, product: { product_id, material }, sent: 0, acknowledged: 0 };
}

/** Writes the same value to several columns, so that a half-written address would show. */
function addressOf(write: number) {
  return { ...HOME, full_name: `write ${write}`, address: `write ${write}`, city: `write ${write}` };
}

/** Writes profile, address and cart in turn until the provider has ended. */
async function writeUntilKilled(origin: string, lane: Lane, acknowledge: () => void): Promise<void> {
  const call = caller(origin, { token: lane.token });
  for (;;) {
    lane.sent += 1;
    try {
      const profile = await call(updateCustomer, {
        body: { customer_id: lane.phone, name: `write ${lane.sent}` },
      });
      const address = await call(updateAddress, { body: addressOf(lane.sent) });
      const cart = await call(setCartItem, { body: { ...lane.product, quantity: quantityOf(lane.sent) } });
      const statuses = [profile.status, address.status, cart.status];
      // The provider's disk is already gone, but its process still runs.
      if (statuses.includes(503)) return;
      expect(statuses).toEqual([200, 200, 200]);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    lane.acknowledged = lane.sent;
    acknowledge();
  }
}

async function endWhileWriting(
  end: () => Promise<void>,
  provider: ProviderProcess,
  lanes: readonly Lane[],
  writes: number,
): Promise<void> {
  const enough = Promise.withResolvers<void>();
  let acknowledged = 0;
  const writing = lanes.map((lane) =>
    writeUntilKilled(provider.origin, lane, () => {
      acknowledged += 1;
      if (acknowledged === writes) enough.resolve();
    }),
  );
  await Promise.race([enough.promise, Promise.all(writing)]);
  await end();
  await Promise.all(writing);
}

async function expectNothingLost(origin: string, lane: Lane): Promise<void> {
  const call = caller(origin, { token: lane.token });
  const { body: customer } = await call(verifyCustomer, {});
  const { body: address } = await call(getAddress, { query: { address_label: 'Home' } });
  const { body: cart } = await call(getCart, {});
  // The last write may or may not have been committed, but no older state is acceptable.
  const written = [lane.acknowledged, lane.sent].map((write) => `write ${write}`);
  expect(written).toContain(customer.name);
  expect(written).toContain(address.address);
  expect(address).toMatchObject({
    ...HOME,
    full_name: address.address,
    city: address.address,
    address: address.address,
  });
  expect([lane.acknowledged, lane.sent].map(quantityOf)).toContain(cart[0].quantity);
  lane.acknowledged = lane.sent;
  await call(updateCustomer, { body: { customer_id: lane.phone, name: `write ${lane.sent}` } });
  await call(updateAddress, { body: addressOf(lane.sent) });
  await call(setCartItem, { body: { ...lane.product, quantity: quantityOf(lane.sent) } });
}

describe('a provider that ends suddenly', () => {
  for (const { ends, how, by, tags } of RUNS) {
    it(`PROM-20 PROM-21 loses no acknowledged write in ${ends} ${how} in the middle of writes`, {
      timeout: PATIENCE,
      tags,
    }, async () => {
      const { folder, end } = by();
      const environment = { SHOP_DATA: folder };
      let provider = await providerProcess(environment);
      const lanes = await Promise.all(
        Array.from({ length: LANES }, (_, lane) => openLane(provider.origin, 9000000001 + lane)),
      );
      for (let round = 0; round < ends; round += 1) {
        const writes = WRITES_BEFORE_END[round % WRITES_BEFORE_END.length] ?? 1;
        await endWhileWriting(() => end(provider), provider, lanes, writes);
        provider = await providerProcess(environment);
        for (const lane of lanes) await expectNothingLost(provider.origin, lane);
      }
      expect(lanes.every(({ acknowledged }) => acknowledged >= ends)).toBe(true);
      await provider.end('SIGTERM');
    });
  }
});
