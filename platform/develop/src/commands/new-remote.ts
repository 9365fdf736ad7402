import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from 'operate/console/command-failure';
import { say, step } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { catalogVersions, packContract } from '../contract/pack-contract.ts';
import { finishGenerated } from '../generators/finish-generated.ts';
import { newRemote } from '../generators/new-remote.ts';
import { newOutsideRemote, PACKAGES, requireEmpty } from '../generators/outside-remote.ts';

const USAGE = `npm run new-remote -- reviews                  a remote in this repository
npm run new-remote -- reviews --out <folder>   the package of a team without this repository`;

async function writeOutside(id: string, out: string, stop: AbortSignal): Promise<void> {
  requireEmpty(out);
  const packages = await step('Pack the contract', () => packContract(ROOT, join(out, PACKAGES), stop));
  const files = await newOutsideRemote(out, id, packages, await catalogVersions(ROOT));
  for (const file of files) say(file);
  say(`Next, in ${out}: npm install, npm test, npm run build.`);
}

await runCommand(async (stop) => {
  const { positionals, values } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  const [id] = positionals;
  if (!id) throw new CommandFailure(USAGE);
  if (values.out !== undefined) await writeOutside(id, resolve(values.out), stop);
  else await finishGenerated(ROOT, await newRemote(ROOT, id), stop);
  return true;
});
