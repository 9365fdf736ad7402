import { MachineTooBusy } from 'releases/trial/server/busy-machine';
import { trialErrors } from 'releases/trial/trial-errors';
import { expect, test, vi } from 'vitest';
import { CommandFailure } from '../console/command-failure.ts';
import { withTemporaryFolder } from '../console/temporary-folder.ts';
import { type TrialSettings, tryBuilds } from './tried-builds.ts';

vi.mock('releases/trial/trial-errors');

const BUSY = 'This machine is too busy to try builds: nothing was refused or published.';

/** Tries builds in a checkout without a provider, on a machine that is too busy for a verdict. */
function tryOnBusyMachine(settings: TrialSettings = {}): Promise<readonly string[]> {
  vi.mocked(trialErrors).mockRejectedValue(new MachineTooBusy());
  const builds = { registry: 'registry', candidates: new Map(), shellFolder: 'shell' };
  const alone = { isBrowserLeftOut: true, liveProvider: 'http://localhost:4000', ...settings };
  return withTemporaryFolder((root) => tryBuilds(root, builds, alone));
}

test('PROM-182 on a machine that is too busy the command fails, and has no reasons to refuse a build', async () => {
  await expect(tryOnBusyMachine()).rejects.toThrow(new CommandFailure(BUSY));
});

test('--force overrules that the machine is too busy, as it does each reason', async () => {
  expect(await tryOnBusyMachine({ isForced: true })).toEqual([BUSY]);
});
