import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveAddress } from 'shared-contracts/address/endpoints';
import {
  addCartItem,
  getCart,
  getPriceSummary,
  setCartItem,
  updateAddOn,
} from 'shared-contracts/cart/endpoints';
import { createOrder, getOrderPayment, getOrders } from 'shared-contracts/order/endpoints';
import { filterProducts, getProduct, searchProducts } from 'shared-contracts/product/endpoints';
import { HOME } from '../../provider/src/testing/addresses.ts';
import { caller, loggedIn } from '../../provider/src/testing/caller.ts';
import { percentile, startProgram } from './programs.ts';

// `DATABASE_URL=postgres://… node laboratory/provider/engines.ts`: what calls take on SQLite and on the empty database of the address, one
// call on each in turn. Both commit to the disk, unless the server is told otherwise.

/** Calls of each endpoint, on each engine. */
const CALLS = 200;
const CUSTOMERS = 20;

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Name an empty database in DATABASE_URL.');
const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const stops: (() => Promise<void>)[] = [];
try {
  const sandbox = await start('sandbox.ts', { PAYMENT_PORT: '0', SHOP_DATA: folder });
  const settings = {
    PROVIDER_PORT: '0',
    LIST_PAGES_AHEAD: '0',
    PAYMENT_SANDBOX_URL: sandbox,
    OTP_CODES_PER_HOUR_BY_ADDRESS: '1000',
    OTP_UNUSED_CODES_PER_DAY: '10000',
  };
  const shops = [
    await shopAt('SQLite', { ...settings, SHOP_DATA: join(folder, 'sqlite'), DATABASE_URL: '' }),
    await shopAt('Postgres', { ...settings, SHOP_DATA: join(folder, 'postgres'), DATABASE_URL: url }),
  ];
  const names = Object.keys(shops[0]?.calls ?? {});
  console.log(
    '| call | SQLite p50 | SQLite p99 | Postgres p50 | Postgres p99 |\n| --- | --- | --- | --- | --- |',
  );
  for (const name of names) {
    const times = shops.map((): number[] => []);
    for (let turn = 0; turn < CALLS; turn += 1) {
      for (const place of turn % 2 ? [0, 1] : [1, 0]) {
        const began = performance.now();
        await shops[place]?.calls[name]?.(turn);
        times[place]?.push(performance.now() - began);
      }
    }
    console.log(
      `| ${[name, ...times.flatMap((each) => [percentile(each, 50), percentile(each, 99)])].join(' | ')} |`,
    );
  }
  for (const { name, calls } of [...shops, ...shops.toReversed()]) {
    const began = performance.now();
    await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, customer) => {
        for (let turn = 0; turn < 25; turn += 1)
          await calls['change of a cart']?.(customer + turn * CUSTOMERS);
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${name}: ${Math.round((CUSTOMERS * 25) / seconds)} changes of carts a second by ${CUSTOMERS} customers`,
    );
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(program: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { origin, stop } = await startProgram(program, environment);
  stops.push(stop);
  return origin;
}

async function shopAt(name: string, environment: NodeJS.ProcessEnv) {
  const origin = await start('main.ts', environment);
  const anyone = caller(origin);
  const { body: page } = await anyone(filterProducts, { query: { limit: 24 }, body: { filters: {} } });
  const { product_id, material } = page.products[0];
  const customers: Awaited<ReturnType<typeof loggedIn>>[] = [];
  for (let place = 0; place < CUSTOMERS; place += 1) {
    const call = await loggedIn(origin, 9100000001 + place);
    await call(saveAddress, { body: HOME });
    customers.push(call);
  }
  const orders: { call: ReturnType<typeof customer>; order_id: string }[] = [];
  const customer = (turn: number) => customers[turn % CUSTOMERS] ?? anyone;
  const fill = async (turn: number, quantity = 2) => {
    const call = customer(turn);
    const { status } = await call(setCartItem, { body: { product_id, material, quantity } });
    if (status === 404) await call(addCartItem, { body: { product_id, material, quantity } });
  };
  for (let turn = 0; turn < CUSTOMERS; turn += 1) await fill(turn);
  const calls: Record<string, (turn: number) => Promise<unknown>> = {
    'list of 24 products': (turn) =>
      anyone(filterProducts, { query: { limit: 24, page: 1 + (turn % 20) }, body: { filters: {} } }),
    search: (turn) => anyone(searchProducts, { query: { id: ['oak', 'blue', 'teak'][turn % 3] ?? '' } }),
    product: () => anyone(getProduct, { query: { id: product_id, material } }),
    cart: (turn) => customer(turn)(getCart, {}),
    'price of a cart': (turn) => customer(turn)(getPriceSummary, { query: {} }),
    'change of a cart': (turn) => fill(turn, 2 + (turn % 7)),
    'order, with its payment': async (turn) => {
      const call = customer(turn);
      await fill(turn);
      await call(updateAddOn, {});
      const { body: price } = await call(getPriceSummary, { query: {} });
      const order = { item_count: 2, payable_amount: price.total, address_label: HOME.address_label };
      const { status, body } = await call(createOrder, { body: order });
      if (status === 201) orders.push({ call, order_id: body.order_id });
    },
    'list of orders': (turn) => customer(turn)(getOrders, { query: {} }),
    'state of a payment': async (turn) => {
      const known = orders[turn % orders.length];
      await known?.call(getOrderPayment, { query: { order_id: known.order_id } });
    },
  };
  return { name, calls };
}
