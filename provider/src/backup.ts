import { copyFaults } from './backup/check-copy.ts';
import { copyData } from './backup/copy-data.ts';
import { StartupError } from './settings/startup-error.ts';

// The provider's part of a backup, for `npm run data`. `copy <data> <folder>` copies the database and the secrets of a data folder, also
// while the shop is running, and prints what they hold as JSON. `check <folder>` prints each fault of such a copy as a line, and fails
// if there is one.

const USAGE = 'Usage: node provider/src/backup.ts (copy <data folder> | check) <folder of the copy>';

try {
  const [verb, ...folders] = process.argv.slice(2);
  const [first, second] = folders;
  if (verb === 'copy' && first && second) await copy(first, second);
  else if (verb === 'check' && first) await check(first);
  else throw new StartupError(USAGE);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}

async function copy(dataFolder: string, folder: string): Promise<void> {
  const { schema, orders } = await copyData(dataFolder, folder);
  process.stdout.write(`${JSON.stringify({ schema, orders })}\n`);
}

async function check(folder: string): Promise<void> {
  const faults = await copyFaults(folder);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
