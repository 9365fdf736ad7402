import { buildChangedPackages } from '../builds/build-packages.ts';
import { chosenPackages } from '../builds/chosen-packages.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

await runCommand(async (stop) => {
  await buildChangedPackages(ROOT, stop, chosenPackages(ROOT, process.argv.slice(2)));
  return true;
});
