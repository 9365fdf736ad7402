import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from 'operate/console/command-failure';
import { say, step } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { CACHE, ROOT } from 'operate/console/workspace';
import { contractChanges } from '../contract/contract-changes.ts';
import { packContract } from '../contract/pack-contract.ts';
import { writeSnapshot } from '../contract/public-api.ts';

const USAGE = `npm run contract -- diff [<commit>]         what the contract offers now, compared with the last commit
npm run contract -- accept                  keeps what it offers now in its snapshot
npm run contract -- pack [--out <folder>]   tarballs for teams outside this repository`;

await runCommand(async (stop) => {
  const { positionals, values } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [verb, commit = 'HEAD'] = positionals;
  if (verb === 'diff') {
    say((await contractChanges(ROOT, commit, stop)) || `The contract offers the same as in ${commit}.`);
    return true;
  }
  if (verb === 'accept') {
    await writeSnapshot(ROOT, stop);
    return true;
  }
  if (verb !== 'pack') throw new CommandFailure(USAGE);
  const out = resolve(values.out ?? join(ROOT, CACHE, 'packages'));
  const packed = await step('Pack the contract', () => packContract(ROOT, out, stop));
  for (const file of Object.values(packed)) say(join(out, file));
  return true;
});
