import { CommandFailure } from 'operate/console/command-failure';
import { say } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { rulesOf } from '../checks/rules.ts';

// The shop's rules with their tests; `npm run rules -- CUT-4` is one of them, `npm run rules -- CUT` those of an area.
await runCommand(async () => {
  const [wanted = ''] = process.argv.slice(2);
  const rules = (await rulesOf(ROOT)).filter(
    ({ id }) => wanted === '' || id === wanted || id.startsWith(`${wanted}-`),
  );
  if (rules.length === 0) throw new CommandFailure(`There is no rule "${wanted}" in docs/.`);
  for (const { id, place, tests } of rules) {
    say(`${id}  ${place}`);
    for (const test of tests) say(`  ${test}`);
  }
  return true;
});
