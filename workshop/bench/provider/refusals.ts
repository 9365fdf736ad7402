import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from 'e2e/env';
import { sheetsOnSale } from 'e2e/provider-data/sheets-on-sale';
import { customerSession } from '../pages/customer.ts';

// `npm run bench -- --load`: calls through the edge server at one, two and four times of what the machine bears, and with slow clients.
// `--rush` does so through a cluster. By class: answers, refusals in the shop's own words, milliseconds. Then how long lists are refused after the storm. `--beside=ORIGIN` is a shop to compare with.

const { values: options } = parseArgs({
  options: { beside: { type: 'string' }, seconds: { type: 'string', default: '8' } },
});
const SECONDS = Number(options.seconds);
const SETTLE = 2_000;
/** Clients that call as soon as they have an answer, to learn what the machine bears. */
const WORKERS = 16;
/** A shop that is busy, not full. */
const BUSY_SHARE = 0.7;
const TIMES = [1, 2, 4];
const SLOW_CLIENTS = 500;
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Call {
  path: string;
  /** A query by POST. */
  body?: unknown;
  isCustomers?: boolean;
}

/** Of twenty calls; the lists are never the same. */
const [{ product_id: product }] = await sheetsOnSale();
const MIX: readonly (readonly [name: string, times: number, call: (turn: number) => Call])[] = [
  ['list', 12, (turn) => ({ path: `/api/product/byfilters?page=1&limit=24`, body: listFilters(turn) })],
  ['product', 3, () => ({ path: `/api/product?id=${encodeURIComponent(product)}` })],
  ['cart', 3, () => ({ path: '/api/cart', isCustomers: true })],
  ['login', 2, () => ({ path: '/api/customer/verify', isCustomers: true })],
];
const CALLS = MIX.flatMap(([name, times, call]) => Array.from({ length: times }, () => ({ name, call })));

interface Shop {
  name: string;
  origin: string;
  token: string;
  agent: Agent;
}

interface Counts {
  times: number[];
  refused: number;
  failed: number;
  foreign: number;
}

const listFilters = (turn: number) => ({
  filters: { productClass: 'Sheet', material: 'Sheet', minPrice: 100 + (turn % 900), maxPrice: 2_000 + turn },
});

/** In place of the status of an answer that is a load balancer's own page, or has no time to try again. */
const FOREIGN = -1;

function statusOf({ statusCode = 0, headers }: IncomingMessage): number {
  const isOwn = headers['content-type']?.startsWith('application/json') && headers['retry-after'];
  return statusCode < 500 || isOwn ? statusCode : FOREIGN;
}

async function send({ origin, agent, token }: Shop, { path, body, isCustomers }: Call): Promise<number> {
  const headers: OutgoingHttpHeaders = {
    ...(body !== undefined && JSON_TYPE),
    ...(isCustomers && { Authorization: `Bearer ${token}` }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const method = body === undefined ? 'GET' : 'POST';
  const begin = origin.startsWith('https:') ? secureRequest : request;
  const sent = begin(origin + path, { method, headers, agent, timeout: 30_000 }, (response) => {
    response.resume().once('end', () => resolve(statusOf(response)));
  });
  sent.once('error', reject).once('timeout', () => sent.destroy(new Error('No answer within 30 s.')));
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return await promise;
}

/** Calls in a second that the machine bears. */
async function capacityOf(shop: Shop): Promise<number> {
  let turn = 0;
  const end = performance.now() + SECONDS * 1_000;
  const work = async () => {
    while (performance.now() < end) {
      turn += 1;
      await send(shop, CALLS[turn % CALLS.length]?.call(turn) ?? { path: '/' });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return turn / SECONDS;
}

/** Begins `rate` calls in each second, whatever became of those before. */
async function storm(shop: Shop, rate: number): Promise<Map<string, Counts>> {
  const counts = new Map(
    MIX.map(([name]) => [name, { times: [], refused: 0, failed: 0, foreign: 0 } as Counts]),
  );
  const begin = performance.now();
  let turn = 0;
  const calls: Promise<void>[] = [];
  while (performance.now() - begin < SECONDS * 1_000) {
    while (turn < ((performance.now() - begin) / 1_000) * rate) {
      turn += 1;
      calls.push(measure(shop, turn, counts));
    }
    await pause(5);
  }
  await Promise.all(calls);
  return counts;
}

async function measure(shop: Shop, turn: number, counts: Map<string, Counts>): Promise<void> {
  const { name, call } = CALLS[turn % CALLS.length] as (typeof CALLS)[number];
  const counted = counts.get(name) as Counts;
  const begin = performance.now();
  const status = await send(shop, call(turn)).catch(() => 0);
  if (status === 503) counted.refused += 1;
  else if (status === 200) counted.times.push(performance.now() - begin);
  else if (status === FOREIGN) counted.foreign += 1;
  else counted.failed += 1;
}

/** Milliseconds until lists are answered ten times in a row. */
async function healingTime(shop: Shop): Promise<number> {
  const begin = performance.now();
  let inARow = 0;
  for (let turn = 0; inARow < 10; turn += 1) {
    const status = await send(shop, {
      path: '/api/product/byfilters?page=1&limit=24',
      body: listFilters(turn),
    });
    inARow = status === 200 ? inARow + 1 : 0;
  }
  return performance.now() - begin;
}

/** Connections that have sent the half of a request's headers. @returns closes them */
async function slowClients({ origin }: Shop): Promise<() => void> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    return socket;
  });
  await pause(500);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function tell(shop: Shop, title: string, counts: Map<string, Counts>): void {
  for (const [name, { times, refused, failed, foreign }] of counts) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
    const figures = [times.length, refused, failed, foreign, at(0.5), at(0.99)].map((figure) =>
      String(figure).padStart(9),
    );
    console.log(`${shop.name.padEnd(10)} ${title.padEnd(12)} ${name.padEnd(8)}${figures.join('')}`);
  }
}

async function open(name: string, origin: string, token: string): Promise<Shop> {
  const AgentOf = origin.startsWith('https:') ? SecureAgent : Agent;
  return { name, origin, token, agent: new AgentOf({ keepAlive: true, maxSockets: 1_000 }) };
}

const token = (await customerSession())['laminate-shop.token'];
const shops = [await open('this shop', env.shopUrl, token)];
// Its customers are others: without a login its cart answers with a 401, which counts as failed.
if (options.beside) shops.push(await open('beside', options.beside, ''));

for (const shop of shops) await capacityOf(shop);
const rate = Math.round((await capacityOf(shops[0] as Shop)) * BUSY_SHARE);
console.log(`1 × is ${rate} calls a second. Milliseconds of the answered calls.`);
console.log(
  `${'shop'.padEnd(10)} ${'load'.padEnd(12)} ${'class'.padEnd(8)} answered  refused   failed  foreign   median      p99`,
);
for (const times of TIMES) {
  for (const shop of shops) {
    tell(shop, `${times} ×`, await storm(shop, rate * times));
    console.log(
      `${shop.name.padEnd(10)} lists are answered ${Math.round(await healingTime(shop))} ms after the storm`,
    );
    await pause(SETTLE);
  }
}
for (const shop of shops) {
  const close = await slowClients(shop);
  tell(shop, '1 ×, 500 slow', await storm(shop, rate));
  close();
  await pause(SETTLE);
}
for (const { agent } of shops) agent.destroy();
