import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOf } from './process-clock.ts';

const SERVER = 7;
const CHILD = 8;
const WAITED = 1_000;

let processes: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  processes = await mkdtemp(join(tmpdir(), 'processes-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(processes, { recursive: true });
});

/** Whether a thread is runnable, and the processor time that it has used, in milliseconds. */
type Thread = readonly [state: 'R' | 'S', used: number];

/** Writes the files in which Linux describes a process with one thread. */
async function tell(pid: number, [state, used]: Thread, children = ''): Promise<void> {
  const thread = join(processes, `${pid}/task/${pid}`);
  await mkdir(thread, { recursive: true });
  const others = Array.from({ length: 10 }, () => 0).join(' ');
  await writeFile(join(thread, 'stat'), `${pid} (a (small) server) ${state} ${others} ${used / 10} 0 20 0\n`);
  await writeFile(join(thread, 'children'), children);
}

/** What the clock counts of a second. */
function secondOf(clock: ReturnType<typeof clockOf>): number {
  const before = clock.now();
  vi.advanceTimersByTime(WAITED);
  return clock.now() - before;
}

test.each<[what: string, passes: number, used: number, server: Thread, child: Thread]>([
  ['does nothing', WAITED, 150, ['S', 100], ['S', 50]],
  ['has or wants a processor', 0, 150, ['R', 100], ['S', 50]],
  ['has a child that has or wants one', 0, 150, ['S', 100], ['R', 50]],
])('PROM-182 while a server %s, %i ms of a second pass', async (_, passes, used, server, child) => {
  await tell(SERVER, server, `${CHILD} `);
  await tell(CHILD, child);
  const clock = clockOf(SERVER, processes);
  expect([secondOf(clock), clock.used()]).toEqual([passes, used]);
});

test('where the system tells nothing, time passes as on the clock', () => {
  const clock = clockOf(SERVER, processes);
  expect([secondOf(clock), clock.used()]).toEqual([WAITED, 0]);
});
