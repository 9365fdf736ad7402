import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterOwnTime } from 'edge/isolated/own-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { clockOf } from './process-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT = 1_000;
const TICK = 100;
const SERVER = 7;
const CHILD = 8;

/** Whether it has or wants a processor, and the milliseconds that it has it in each tick. */
type Load = readonly [state: 'R' | 'S', used: number];

/** Writes what Linux tells of a process with one thread. */
async function tell(processes: string, pid: number, [state, used]: Load, children = ''): Promise<void> {
  const thread = join(processes, `${pid}/task/${pid}`);
  await mkdir(thread, { recursive: true });
  const others = Array.from({ length: 10 }, () => 0).join(' ');
  await writeFile(join(thread, 'stat'), `${pid} (a (small) server) ${state} ${others} ${used / 10} 0 20 0\n`);
  await writeFile(join(thread, 'children'), children);
}

/** Whether a limit of one second is over after two on the clock. */
function isOver({ server, child }: Partial<Record<'server' | 'child', Load>>): Promise<boolean> {
  return withTemporaryFolder(async (processes) => {
    const tellAt = async (tick: number) => {
      if (server) await tell(processes, SERVER, [server[0], tick * server[1]], `${CHILD} `);
      if (child) await tell(processes, CHILD, [child[0], tick * child[1]]);
    };
    await tellAt(0);
    const callBack = vi.fn();
    const stopWaiting = afterOwnTime(LIMIT, callBack, clockOf(SERVER, processes));
    for (let tick = 1; tick * TICK <= 2 * LIMIT; tick += 1) {
      await tellAt(tick);
      vi.advanceTimersByTime(TICK);
    }
    stopWaiting();
    return callBack.mock.calls.length > 0;
  });
}

test.each<[what: string, is: boolean, server: Load, child: Load]>([
  ['does nothing uses up', true, ['S', 0], ['S', 0]],
  ['waits for a processor keeps', false, ['R', 10], ['S', 0]],
  ['has a child that waits for a processor keeps', false, ['S', 0], ['R', 10]],
  ['computes uses up', true, ['R', 40], ['R', 30]],
])('PROM-182 a server that %s its time', async (_, is, server, child) => {
  expect(await isOver({ server, child })).toBe(is);
});

test('where the system tells nothing, time passes as on the clock', async () => {
  expect(await isOver({})).toBe(true);
});
