import { buildChangedPackages } from './builds/build-packages.ts';
import { runCommand } from './console/run-command.ts';
import { ROOT } from './console/workspace.ts';

await runCommand(async (stop) => {
  await buildChangedPackages(ROOT, stop);
  return true;
});
