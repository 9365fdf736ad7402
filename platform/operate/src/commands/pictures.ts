import { join } from 'node:path';
import { execa } from 'execa';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { SIGKILL_DELAY } from '../processes/child-process.ts';

// `npm run pictures`: composes the shop's pictures ahead, all of them or those that its options choose. The program inherits the
// terminal, because it shows a progress bar.
await runCommand(async (stop) => {
  const args = [join(ROOT, 'office/src/pictures.ts'), ...process.argv.slice(2)];
  const { exitCode } = await execa(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    reject: false,
    cancelSignal: stop,
    // A picture that is being composed is finished first.
    forceKillAfterDelay: SIGKILL_DELAY,
  });
  stop.throwIfAborted();
  return exitCode === 0;
});
