import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from 'operate/console/command-failure';
import { say, step } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { packContract } from '../contract/pack-contract.ts';

const USAGE = 'npm run contract -- pack [--out <folder>]   tarballs for teams outside this repository';

await runCommand(async (stop) => {
  const { positionals, values } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
  if (positionals.join() !== 'pack') throw new CommandFailure(USAGE);
  const out = resolve(values.out ?? join(ROOT, 'node_modules/.cache/laminate-shop/packages'));
  const packed = await step('Pack the contract', () => packContract(ROOT, out, stop));
  for (const file of Object.values(packed)) say(join(out, file));
  return true;
});
