import { CommandFailure } from 'operate/console/command-failure';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { formatGenerated } from '../generators/finish-generated.ts';
import { newPage } from '../generators/new-page.ts';

await runCommand(async (stop) => {
  const [remote, name, path] = process.argv.slice(2);
  if (!remote || !name || !path)
    throw new CommandFailure('npm run new-page -- catalog gift-cards /gift-cards');
  await formatGenerated(ROOT, await newPage(ROOT, { remote, name, path }), stop);
  return true;
});
