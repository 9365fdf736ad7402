import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { runPnpm } from 'operate/processes/child-process';

await runCommand(async (stop) => {
  const { code } = await runPnpm(['exec', 'biome', 'check', '--write', '.'], {
    folder: ROOT,
    stop,
    isShown: true,
  });
  return code === 0;
});
