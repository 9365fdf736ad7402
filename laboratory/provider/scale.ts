import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEST_SERVER, TemporaryPostgres } from '../../provider/src/testing/postgres-server.ts';
import { processorTime } from '../pages/processor-time.ts';
import { type Engine, makeLargeShop, type Place, postgresAt, sqliteIn } from './large-shop.ts';
import { percentile, type RunningProgram, runProgram, startProgram } from './programs.ts';
import { type Call, callsOf } from './scale-calls.ts';

// `npm run bench -- --scale`: what a shop with many products and orders takes beside the ordinary one, in the same run: first on SQLite,
// then on Postgres, at TEST_DATABASE_URL or, without it, on a server of its own that syncs nothing to the disk.

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    /** Calls of each kind. */
    calls: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'sqlite,postgres' },
    /** The folder of another checkout, whose provider gets a copy of the same data. */
    beside: { type: 'string' },
  },
});
const [PRODUCTS, ORDERS, CALLS] = [options.products, options.orders, options.calls].map(Number) as [
  number,
  number,
  number,
];
/** Calls of a kind that take long each. */
const FEW_CALLS: Readonly<Record<string, number>> = { 'list after a change of a product': 3 };
/** Calls that are not counted: the first ones compile and fill caches. */
const WARM_UP = 3;

interface Shop {
  name: string;
  place: Place;
  provider: RunningProgram;
  calls: Record<string, Call>;
  figures: Record<string, string>;
}

const folder = mkdtempSync(join(tmpdir(), 'scale-'));
const stops: (() => Promise<void>)[] = [];
try {
  if (options.engine.includes('sqlite')) await measure(sqliteIn(folder));
  if (options.engine.includes('postgres')) {
    const url = TEST_SERVER ?? (await ownServer());
    if (url === undefined) console.log('There is no Postgres to measure.');
    else await measure(postgresAt(url, folder));
  }
} finally {
  for (const stop of stops.toReversed()) await stop().catch(console.error);
  rmSync(folder, { recursive: true, force: true });
}

async function ownServer(): Promise<string | undefined> {
  if (!TemporaryPostgres.isInstalled) return undefined;
  const server = await TemporaryPostgres.start();
  stops.push(() => server.remove());
  return server.url;
}

async function measure(engine: Engine): Promise<void> {
  stops.push(() => engine.remove());
  tellLoad(`${engine.name}, ${PRODUCTS} products, ${ORDERS} orders, ${CALLS} calls of each kind`);
  const sandbox = await startProgram('sandbox.ts', {
    PAYMENT_PORT: '0',
    SHOP_DATA: join(folder, engine.name),
  });
  stops.push(sandbox.stop);
  const large = await makeLargeShop(engine, folder, {
    products: PRODUCTS,
    orders: ORDERS,
    checkout: options.beside,
  });
  const { customers } = large;
  const shops = [await open(engine, 'ordinary', { place: await engine.newPlace(), sandbox })];
  if (options.beside) {
    const place = await engine.copy(large.place);
    shops.push(await open(engine, 'beside', { place, sandbox, customers, checkout: options.beside }));
  }
  // The first start of this version may have migrations to run.
  const first = await startProgram('main.ts', environmentOf(large.place, sandbox));
  await first.stop();
  shops.push(await open(engine, 'large', { place: large.place, sandbox, customers }));
  Object.assign(shops.at(-1)?.figures ?? {}, large.figures, { 'first start, s': seconds(first.start) });

  tellCalls(shops, await timeCalls(shops));
  for (const shop of shops) shop.figures['memory after use, MB'] = String(shop.provider.megabytes());
  for (const shop of shops) {
    await shop.provider.stop();
    // That of the same data beside it would take as long.
    if (shop.name !== 'beside') await backUp(shop);
  }
  tellFigures(shops);
  tellLoad(`${engine.name}, end`);
}

interface Opened {
  place: Place;
  sandbox: RunningProgram;
  customers?: Parameters<typeof callsOf>[1]['customers'];
  checkout?: string | undefined;
}

async function open(
  engine: Engine,
  name: string,
  { place, sandbox, customers, checkout }: Opened,
): Promise<Shop> {
  const provider = await startProgram('main.ts', environmentOf(place, sandbox), checkout);
  stops.push(provider.stop);
  const memory = String(provider.megabytes());
  const db = await engine.open(place);
  stops.push(() => db.destroy());
  const touch = () =>
    db
      .updateTable('product')
      .set((eb) => ({ changed_at: eb.ref('changed_at') }))
      .where('position', '=', 1)
      .execute();
  const calls = await callsOf(provider.origin, { customers, touch });
  return {
    ...{ name, place, provider, calls },
    figures: { 'start, s': seconds(provider.start), 'memory after the start, MB': memory },
  };
}

function environmentOf(place: Place, sandbox: RunningProgram): NodeJS.ProcessEnv {
  return {
    ...place,
    PROVIDER_PORT: '0',
    LIST_PAGES_AHEAD: '0',
    PAYMENT_SANDBOX_URL: sandbox.origin,
    OTP_CODES_PER_HOUR_BY_ADDRESS: '1000',
    OTP_UNUSED_CODES_PER_DAY: '10000',
  };
}

/** Of the calls of one kind to one shop: milliseconds each, and the processor's milliseconds of the provider for one. */
interface Taken {
  times: number[];
  processor: number;
}

/** One call of each shop in turn, kind after kind. @returns by kind, what they took in each shop */
async function timeCalls(shops: readonly Shop[]): Promise<Map<string, Taken[]>> {
  const names = new Set(shops.flatMap(({ calls }) => Object.keys(calls)));
  const all = new Map<string, Taken[]>();
  for (const name of names) {
    const few = FEW_CALLS[name];
    if (few === undefined) await callInTurn(shops, name, { first: 0, turns: WARM_UP });
    const before = shops.map(({ provider }) => processorTime(provider.pid));
    const times = await callInTurn(shops, name, { first: WARM_UP, turns: few ?? CALLS });
    const taken = shops.map(({ provider }, place) => {
      const spent = processorTime(provider.pid) - (before[place] ?? 0);
      const own = times[place] ?? [];
      return { times: own, processor: spent / own.length };
    });
    all.set(name, taken);
  }
  return all;
}

async function callInTurn(
  shops: readonly Shop[],
  name: string,
  { first, turns }: { first: number; turns: number },
): Promise<number[][]> {
  const times = shops.map((): number[] => []);
  for (let turn = first; turn < first + turns; turn += 1) {
    for (const [place, shop] of shops.entries()) {
      const call = shop.calls[name];
      if (!call) continue;
      const began = performance.now();
      await call(turn);
      times[place]?.push(performance.now() - began);
    }
  }
  return times;
}

/** The part of `npm run data -- backup` that grows with the data: the copy of the database, then its check. */
async function backUp({ place, figures }: Shop): Promise<void> {
  const copy = join(place.SHOP_DATA, 'copy');
  const { seconds: copying } = await runProgram(['backup.ts', 'copy', place.SHOP_DATA, copy], place);
  const { seconds: checking } = await runProgram(['backup.ts', 'check', copy], place);
  figures['copy of a backup, s'] = copying.toFixed(1);
  figures['check of a backup, s'] = checking.toFixed(1);
}

function tellFigures(shops: readonly Shop[]): void {
  const names = shops.map(({ name }) => name);
  row('', ...names);
  row(...['', ...names].map(() => '---'));
  for (const figure of new Set(shops.flatMap(({ figures }) => Object.keys(figures))))
    row(figure, ...shops.map(({ figures }) => figures[figure] ?? '–'));
}

/** Before the backups, which take longest. */
function tellCalls(shops: readonly Shop[], calls: ReadonlyMap<string, readonly Taken[]>): void {
  const names = shops.map(({ name }) => name);
  row('call, ms', ...names.flatMap((name) => [`${name} p50`, 'p99', 'processor']));
  row(...['', ...names, ...names, ...names].map(() => '---'));
  for (const [call, each] of calls)
    row(
      call,
      ...each.flatMap(({ times, processor }) =>
        times.length > 0
          ? [percentile(times, 50), percentile(times, 99), processor.toFixed(1)]
          : ['–', '–', '–'],
      ),
    );
  console.log('');
}

function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}

function tellLoad(what: string): void {
  console.log(`\n${what}; load of the machine ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}\n`);
}
