import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Check, FAILED, PASSED, runChecks } from './check.ts';

const stop = new AbortController().signal;
let printed: string;

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});

/** Checks that note when they start, and end when told to. */
function heldChecks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const held = (name: string): Check => ({
    name,
    run: async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return { counts: PASSED, output: '' };
    },
  });
  const untilStarted = (names: string[]) => vi.waitFor(() => expect(started).toEqual(names));
  return { held, end: (name: string) => ends.get(name)?.(), untilStarted };
}

describe('runChecks', () => {
  it('runs lanes in parallel, and the checks of each lane in its order', async () => {
    const { held, end, untilStarted } = heldChecks();
    const lanes = [{ checks: [held('journeys')] }, { checks: [held('types'), held('suites')], atATime: 1 }];
    const isPassed = runChecks(lanes, stop);
    await untilStarted(['journeys', 'types']);
    end('types');
    await untilStarted(['journeys', 'types', 'suites']);
    end('suites');
    end('journeys');
    expect(await isPassed).toBe(true);
    expect(printed).toContain('3 passed, 0 failed');
  });

  it('runs three checks of a lane at a time', async () => {
    const { held, end, untilStarted } = heldChecks();
    const run = runChecks([{ checks: ['a', 'b', 'c', 'd'].map(held) }], stop);
    await untilStarted(['a', 'b', 'c']);
    end('b');
    await untilStarted(['a', 'b', 'c', 'd']);
    for (const name of ['a', 'c', 'd']) end(name);
    await run;
  });

  it('goes on after a failure, shows its output, and fails', async () => {
    const fails: Check = { name: 'lint', run: async () => ({ counts: FAILED, output: 'line 3: no' }) };
    const throws: Check = { name: 'build', run: () => Promise.reject(new Error('no disk')) };
    const passes: Check = { name: 'types', run: async () => ({ counts: PASSED, output: '' }) };
    expect(await runChecks([{ checks: [fails, throws, passes], atATime: 1 }], stop)).toBe(false);
    expect(printed).toContain('line 3: no');
    expect(printed).toContain('no disk');
    expect(printed).toContain('1 passed, 2 failed');
  });
});
