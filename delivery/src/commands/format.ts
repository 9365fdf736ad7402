import { runPnpm } from './processes/child-process.ts';
import { runCommand } from './run-command.ts';
import { ROOT } from './workspace.ts';

await runCommand(async (stop) => {
  const { code } = await runPnpm(['exec', 'biome', 'check', '--write', '.'], {
    folder: ROOT,
    stop,
    isShown: true,
  });
  return code === 0;
});
