import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Part } from './part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeProcess {
  readonly #ended = Promise.withResolvers<string>();
  readonly ended = this.#ended.promise;
  isStopped = false;

  end(how = 'crash'): void {
    this.#ended.resolve(how);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.end('stopped');
  }
}

function kept(isNeeded?: () => boolean) {
  const started: FakeProcess[] = [];
  const told: unknown[] = [];
  const part = new Part<FakeProcess, string>({
    backoff: { first: 200, longest: 10_000, stable: 30_000 },
    start: () => {
      const process = new FakeProcess();
      started.push(process);
      return process;
    },
    handleEnd: (how, { delay, restarts }) => told.push([how, delay, restarts]),
    ...(isNeeded && { isNeeded }),
  });
  part.start();
  return { part, started, told };
}

/** Ends the latest process, and waits until another one may have started. */
async function crash(started: readonly FakeProcess[]): Promise<void> {
  started.at(-1)?.end();
  await vi.advanceTimersByTimeAsync(10_000);
}

describe('Part', () => {
  it('starts again after each end, later each time, and counts that', async () => {
    const { part, started, told } = kept();
    await crash(started);
    await crash(started);
    expect(told).toEqual([
      ['crash', 200, 1],
      ['crash', 400, 2],
    ]);
    expect(part.running).toBe(started[2]);
    expect(part.restarts).toBe(2);
  });

  it('does not start again by itself while it is not needed', async () => {
    const { part, started } = kept(() => false);
    await crash(started);
    expect(part.running).toBeUndefined();
    part.start();
    expect(part.running).toBe(started[1]);
  });

  it('is started once, however often it is asked to', async () => {
    const { part, started } = kept();
    part.start();
    started[0]?.end();
    await vi.advanceTimersByTimeAsync(100);
    part.start();
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started).toHaveLength(2);
  });

  it('keeps a taken process alive, and no longer the one before', async () => {
    const { part, started, told } = kept();
    const next = new FakeProcess();
    expect(part.take(next)).toBe(started[0]);
    await crash(started);
    expect([part.running, told]).toEqual([next, []]);
    await crash([next]);
    expect(part.running).toBe(started[1]);
  });

  it('waits again when a process ends that it took while it was waiting', async () => {
    const { part, started } = kept();
    started[0]?.end();
    await vi.advanceTimersByTimeAsync(100);
    const next = new FakeProcess();
    part.take(next);
    next.end();
    await vi.advanceTimersByTimeAsync(199);
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(part.running).toBe(started[1]);
  });

  it('ends without counting that, and starts again when it is asked to', async () => {
    const { part, started, told } = kept();
    part.end();
    expect(started[0]?.isStopped).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([part.running, part.restarts, told]).toEqual([undefined, 0, []]);
    part.start();
    expect(part.running).toBe(started[1]);
  });

  it('stops when its work is finished, or it has ended before that', async () => {
    const { part, started } = kept();
    const work = Promise.withResolvers<void>();
    const stopped = part.stop(work.promise);
    await vi.advanceTimersByTimeAsync(0);
    expect(started[0]?.isStopped).toBe(false);
    work.resolve();
    await stopped;
    expect(started[0]?.isStopped).toBe(true);

    const other = kept();
    const otherStopped = other.part.stop(new Promise(() => undefined));
    await crash(other.started);
    await otherStopped;
    expect([other.started.length, other.told]).toEqual([1, []]);
  });

  it('does not start after it was stopped', async () => {
    const { part, started } = kept();
    started[0]?.end();
    await vi.advanceTimersByTimeAsync(100);
    await part.stop();
    part.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(started).toHaveLength(1);
  });
});
