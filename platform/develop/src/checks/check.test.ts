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
  it('runs two tools at a time in their order, and a large check alone', async () => {
    const { held, end, untilStarted } = heldChecks();
    const large = { ...held('suites'), isLarge: true };
    const isPassed = runChecks([held('format'), held('lint'), held('types'), large, held('rules')], stop);
    await untilStarted(['format', 'lint']);
    end('lint');
    await untilStarted(['format', 'lint', 'types']);
    end('types');
    end('format');
    await untilStarted(['format', 'lint', 'types', 'suites']);
    end('suites');
    await untilStarted(['format', 'lint', 'types', 'suites', 'rules']);
    end('rules');
    expect(await isPassed).toBe(true);
    expect(printed).toContain('5 passed, 0 failed');
  });

  it('goes on after a failure, shows its output, and fails', async () => {
    const fails: Check = { name: 'lint', run: async () => ({ counts: FAILED, output: 'line 3: no' }) };
    const throws: Check = { name: 'build', run: () => Promise.reject(new Error('no disk')) };
    const passes: Check = { name: 'types', run: async () => ({ counts: PASSED, output: '' }) };
    expect(await runChecks([fails, throws, passes], stop)).toBe(false);
    expect(printed).toContain('line 3: no');
    expect(printed).toContain('no disk');
    expect(printed).toContain('1 passed, 2 failed');
  });
});
