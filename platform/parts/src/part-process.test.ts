// @module-tag all
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PartProcess, type StopOptions } from './part-process.ts';

const STAYS = 'setInterval(() => {}, 1000);';

/** A process of Node that has printed its first line. */
async function running(script: string, options?: StopOptions): Promise<PartProcess> {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('ready')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = new PartProcess(child, options);
  onTestFinished(() => started.kill('the test is over'));
  await once(createInterface({ input: child.stdout }), 'line');
  return started;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('PartProcess', () => {
  it.each([
    ['the exit code', 'setTimeout(() => process.exit(7))', 'exit code 7'],
    ['the signal', "setTimeout(() => process.kill(process.pid, 'SIGKILL'))", 'SIGKILL'],
  ])('tells how it ended: %s', async (_, script, how) => {
    expect(await (await running(script)).ended).toEqual({ how, killedFor: undefined });
  });

  it('says why it could not be started', async () => {
    const { ended } = new PartProcess(spawn('/no/such/program'));
    expect((await ended).how).toContain('ENOENT');
  });

  it('says why it was killed, by the first reason', async () => {
    const stays = await running(STAYS);
    stays.kill('it hangs');
    stays.kill('it is large');
    expect(await stays.ended).toEqual({ how: 'SIGKILL', killedFor: 'it hangs' });
  });

  it.each([
    ['is killed at once', {}, 'SIGKILL'],
    ['finishes what is under way on SIGTERM', { patience: 60_000 }, 'exit code 3'],
    ['stops on another signal', { patience: 60_000, signal: 'SIGINT' }, 'exit code 4'],
  ] as const)('%s', async (_, options, how) => {
    const handlers =
      "process.on('SIGTERM', () => process.exit(3)); process.on('SIGINT', () => process.exit(4));";
    const stops = await running(handlers + STAYS, options);
    await stops.stop();
    expect((await stops.ended).how).toBe(how);
  });

  it('is killed when it does not stop in time', async () => {
    const stubborn = await running(`process.on('SIGTERM', () => undefined); ${STAYS}`, { patience: 100 });
    await stubborn.stop();
    expect((await stubborn.ended).how).toBe('SIGKILL');
  });

  it('ends with its parent, even one that is killed, when it is guarded', async () => {
    const source = `
      import { spawn } from 'node:child_process';
      import { PartProcess } from ${JSON.stringify(import.meta.resolve('./part-process.ts'))};
      const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
      new PartProcess(child, { isGuarded: true });
      console.log(child.pid);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(createInterface({ input: parent.stdout }), 'line');
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !isRunning(Number(pid)), 20_000);
  });

  it.skipIf(process.platform !== 'linux')('is told once that it holds too much memory', async () => {
    const large = await running(STAYS);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const exceeds = vi.fn();
    large.watchMemory(1, exceeds);
    vi.advanceTimersByTime(1_000);
    expect(exceeds.mock.calls).toEqual([[expect.any(Number)]]);
  });
});
