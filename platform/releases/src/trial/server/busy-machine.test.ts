import { describe, expect, test, vi } from 'vitest';
import type { Reason } from '../../gate/rules/visit-rules.ts';
import { confirmedFaults, MachineTooBusy, reasonsOfAll } from './busy-machine.ts';

const wrong = (sentence: string): Reason => ({ sentence, isOfTime: false });
const late = (sentence: string): Reason => ({ sentence, isOfTime: true });

const TITLE = wrong('/ has no title.');
const LATE = late('/ does not respond in a browser.');

/** @param found at the first look, at the second look, and on the live releases */
function confirmed(
  [first, second, live]: readonly (readonly Reason[])[],
  { isBusy }: { isBusy: boolean },
): Promise<readonly Reason[]> {
  const questions = { again: async () => second ?? [], ofLive: async () => live ?? [] };
  return confirmedFaults(first ?? [], questions, () => isBusy);
}

describe('confirmedFaults', () => {
  test.each([
    ['a busy', true, [TITLE], [], []],
    ['a busy', true, [TITLE], [LATE], [LATE]],
    ['a quiet', false, [TITLE], [], [TITLE]],
  ])(
    'PROM-182 on %s machine (%s), %j and then %j are told as %j',
    async (_name, isBusy, first, second, told) => {
      expect(await confirmed([first, second], { isBusy })).toEqual(told);
    },
  );

  test('PROM-182 on a busy machine, what is right is not tried again', async () => {
    const [again, ofLive] = [vi.fn(), vi.fn()];
    await confirmedFaults([], { again, ofLive }, () => true);
    expect([again, ofLive].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test.each([true, false])(
    'PROM-182 a build that is late is not refused while what is live is late as well (busy: %s)',
    async (isBusy) => {
      const found = confirmed([[LATE], [LATE], [late('/shop does not respond in a browser.')]], { isBusy });
      await expect(found).rejects.toThrow(MachineTooBusy);
    },
  );

  test.each([
    ['is right', []],
    ['has a fault that is not of time', [TITLE]],
  ])('PROM-182 a build that is late is refused where what is live %s', async (_, live) => {
    expect(await confirmed([[LATE], [LATE], live], { isBusy: true })).toEqual([LATE]);
  });

  test('PROM-182 a fault that is not of time is refused whatever the live set does', async () => {
    const ofLive = vi.fn(async () => [LATE]);
    const again = async () => [LATE, TITLE];
    expect(await confirmedFaults([LATE], { again, ofLive }, () => true)).toEqual([LATE, TITLE]);
    expect(ofLive).not.toHaveBeenCalled();
  });
});

describe('reasonsOfAll', () => {
  const tooBusy = () => Promise.reject(new MachineTooBusy());

  test('PROM-182 a build that is wrong is refused, although another check finds the machine too busy', async () => {
    expect(await reasonsOfAll([tooBusy(), Promise.resolve([LATE, TITLE])])).toEqual([LATE, TITLE]);
  });

  test('PROM-182 a build that is only late is not refused when another check finds the machine too busy', async () => {
    await expect(reasonsOfAll([Promise.resolve([LATE]), tooBusy()])).rejects.toThrow(MachineTooBusy);
  });
});

test('the sentence of a busy machine accuses no build', () => {
  expect(new MachineTooBusy().message).toBe(
    'This machine is too busy to try builds: nothing was refused or published.',
  );
});
