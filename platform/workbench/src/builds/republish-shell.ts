import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sentenceOf } from '../console/error-sentence.ts';
import { say } from '../console/progress.ts';
import { buildChangedPackages } from './build-packages.ts';
import { publishPackages } from './publish-packages.ts';

/** Milliseconds: several files saved at once cause one build. */
const QUIET_TIME = 150;

/** Builds and publishes the shell again whenever one of its sources changes, until `stop` aborts; the next page load shows it. */
export function republishShellOnChange(root: string, dataFolder: string, stop: AbortSignal): void {
  let turn = Promise.resolve();
  let latest = 0;
  const onChange = () => {
    latest += 1;
    const mine = latest;
    turn = turn.then(async () => {
      await pause(QUIET_TIME);
      if (mine === latest && !stop.aborted) await republish(root, dataFolder, stop);
    });
  };
  for (const folder of ['shell/src', 'shared-contracts/src']) {
    watch(join(root, folder), { recursive: true, signal: stop }, onChange);
  }
}

async function republish(root: string, dataFolder: string, stop: AbortSignal): Promise<void> {
  try {
    await buildChangedPackages(root, stop, ['shell']);
    // The shell alone: another checkout may have published a remote since.
    await publishPackages(root, dataFolder, ['shell']);
  } catch (error) {
    if (stop.aborted) return;
    // A source that is only half edited fails the build, which must not end the command.
    say(sentenceOf(error));
  }
}
