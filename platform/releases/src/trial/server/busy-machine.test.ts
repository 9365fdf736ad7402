import { expect, test, vi } from 'vitest';
import { confirmedFaults } from './busy-machine.ts';

test.each([
  ['a busy', true, ['/ is late.'], [], []],
  ['a busy', true, ['/ is late.'], ['/ is late again.'], ['/ is late again.']],
  ['a quiet', false, ['/ is late.'], [], ['/ is late.']],
])(
  'PROM-182 on %s machine (%s), %j and then %j are told as %j',
  async (_name, isBusy, found, later, told) => {
    const faults = await confirmedFaults(
      found,
      async () => later,
      () => isBusy,
    );
    expect(faults).toEqual(told);
  },
);

test('PROM-182 on a busy machine, what is right is not tried again', async () => {
  const tryAgain = vi.fn();
  await confirmedFaults([], tryAgain, () => true);
  expect(tryAgain).not.toHaveBeenCalled();
});
