import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { runPnpm } from '../processes/child-process.ts';

await runCommand(async (stop) => {
  const { code } = await runPnpm(['exec', 'biome', 'check', '--write', '.'], {
    folder: ROOT,
    stop,
    isShown: true,
  });
  return code === 0;
});
