import { CommandFailure } from '../console/command-failure.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { formatGenerated } from '../generators/finish-generated.ts';
import { newPage } from '../generators/new-page.ts';

await runCommand(async (stop) => {
  const [remote, name, path] = process.argv.slice(2);
  if (!remote || !name || !path)
    throw new CommandFailure('npm run new-page -- catalog gift-cards /gift-cards');
  return formatGenerated(ROOT, await newPage(ROOT, { remote, name, path }), stop);
});
