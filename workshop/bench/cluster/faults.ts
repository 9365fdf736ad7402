import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from 'e2e/env';
import { sheetsOnSale } from 'e2e/provider-data/sheets-on-sale';
import { buy, expectOneOrder, type Seen } from './shopper.ts';

// `npm run bench -- --faults --minutes=5`: customers buy from a cluster while its parts are killed. Linux only: it reads /proc.

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, shoppers: { type: 'string', default: '4' } },
});
const DURATION = Number(options.minutes) * 60_000;
const RELEASES = join(env.shopData, 'releases');
const RELEASES_GONE = 60_000;
/** Until what was killed last is back. */
const SETTLE = 15_000;

/** What happens every so many milliseconds; the processes are found by their command and their data folder. */
const FAULTS: readonly (readonly [name: string, interval: number, work: (turn: number) => void])[] = [
  ['provider', 10_000, (turn) => kill('provider/src/main.ts', `provider-${1 + (turn % 2)}`)],
  ['edge server', 25_000, (turn) => kill('edge/src/server/main.ts', `edge-${1 + (turn % 2)}`)],
  ['picture process', 15_000, () => kill('picture-studio/src/process/main.ts', '')],
  ['database', 70_000, () => kill('bin/postgres -D', '')],
  ['release source', 80_000, hideReleases],
];

const happened = new Map<string, number>();

/** `kill -9` of the first process with both in its command or environment. */
function kill(program: string, folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    const data = `${textOf(`/proc/${pid}/environ`)} ${command}`;
    if (!command.includes(program) || !data.includes(join(env.shopData, folder))) continue;
    process.kill(Number(pid), 'SIGKILL');
    return;
  }
}

/** Empty where the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function hideReleases(): void {
  if (!existsSync(RELEASES)) return;
  renameSync(RELEASES, `${RELEASES}.gone`);
  setTimeout(() => renameSync(`${RELEASES}.gone`, RELEASES), RELEASES_GONE).unref();
}

const [product] = await sheetsOnSale();
const seen: Seen = { bought: [], retried: 0, failed: [] };
const timers = FAULTS.map(([name, interval, work]) =>
  setInterval(() => {
    const turn = happened.get(name) ?? 0;
    happened.set(name, turn + 1);
    work(turn);
  }, interval),
);
const end = performance.now() + DURATION;
await Promise.all(
  Array.from({ length: Number(options.shoppers) }, async () => {
    while (performance.now() < end) {
      await buy(product, seen);
      await pause(100);
    }
  }),
);
for (const timer of timers) clearInterval(timer);
for (const [name, count] of happened) console.log(`${name}: ${count} times`);
const { bought, retried, failed } = seen;
// What was acknowledged before a kill must be there after all of them.
await pause(SETTLE);
for (const each of bought)
  await expectOneOrder(each).catch((error: Error) => failed.push(`afterwards: ${error.message}`));
console.log(
  `${bought.length} orders placed and paid, ${retried} calls sent again, ${failed.length} failures.`,
);
for (const sentence of failed) console.log(sentence);
process.exitCode = failed.length === 0 ? 0 : 1;
