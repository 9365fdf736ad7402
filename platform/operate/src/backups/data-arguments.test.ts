import { describe, expect, it } from 'vitest';
import { dataCommand } from './data-arguments.ts';

describe('dataCommand', () => {
  it.each([
    [['backup', '--every', '6h', '--keep', '14'], { action: 'backup', every: 21_600_000, keep: 14 }],
    [['backup'], { action: 'backup', every: undefined, keep: undefined }],
    [
      ['restore', 'one', '--only', 'registry'],
      { action: 'restore', name: 'one', only: 'registry', isForced: false },
    ],
    [['verify'], { action: 'verify', name: undefined }],
  ])('reads %j', (args, command) => {
    expect(dataCommand(args)).toEqual(command);
  });

  it.each([
    [
      ['backup', '--every', 'often'],
      '--every is invalid: it must be a time such as 30m, 6h or 1d, 20 days at most.',
    ],
    [['backup', '--keep', '0'], '--keep is invalid: it must be a number from 1 on.'],
    [['restore', 'one', '--only', 'all'], '--only is invalid: it is database or registry.'],
    [['restore'], 'npm run data -- backup'],
    [['list', '--force'], 'npm run data -- backup'],
    [['--what'], 'npm run data -- backup'],
  ])('refuses %j', (args, reason) => {
    expect(() => dataCommand(args)).toThrow(reason);
  });
});
