import { CommandFailure } from '../console/command-failure.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { finishGenerated } from '../generators/finish-generated.ts';
import { newRemote } from '../generators/new-remote.ts';

await runCommand(async (stop) => {
  const [id] = process.argv.slice(2);
  if (!id) throw new CommandFailure('npm run new-remote -- reviews');
  return finishGenerated(ROOT, await newRemote(ROOT, id), stop);
});
