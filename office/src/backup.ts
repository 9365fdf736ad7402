import { StartupError } from 'parts/startup-error';
import { placesFromEnvironment } from 'provider/settings/env';
import { printError, printLine } from 'provider/settings/print';
import { copyFaults, restoreCopy } from './backup/check-copy.ts';
import { copyData } from './backup/copy-data.ts';
import { moveData } from './backup/move-data.ts';

// The provider's part of a backup, for `npm run data`; with DATABASE_URL, the data are there. `copy <data> <folder>` copies the database
// and the secrets of a data folder, also while the shop is running, and prints what they hold as JSON. `check <folder>` prints each fault
// of such a copy as a line, and fails if there is one. `restore <folder>` restores the dump of one into an empty database on Postgres.
// `move <data> <url>` takes the data of a shop that is stopped to Postgres, `move <data> file` back to a file, and prints the rows.

const USAGE =
  'Usage: node office/src/backup.ts (copy <data folder> <folder> | check <folder> | restore <folder> | move <data folder> <url>)';

try {
  const [verb, ...folders] = process.argv.slice(2);
  const [first, second] = folders;
  const places = placesFromEnvironment();
  if (verb === 'copy' && first && second) await copy({ dataFolder: first, ...places }, second);
  else if (verb === 'check' && first) await check(first);
  else if (verb === 'restore' && first) await restoreCopy(first, places.databaseUrl);
  else if (verb === 'move' && first && second)
    process.stdout.write(`${await moveData({ dataFolder: first, from: places.databaseUrl, to: second })}\n`);
  else throw new StartupError(USAGE);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
  process.exitCode = error.exitCode;
}

async function copy(shop: Parameters<typeof copyData>[0], folder: string): Promise<void> {
  const { schema, orders } = await copyData(shop, folder);
  process.stdout.write(`${JSON.stringify({ schema, orders })}\n`);
}

async function check(folder: string): Promise<void> {
  const faults = await copyFaults(folder);
  for (const fault of faults) printLine(fault);
  if (faults.length > 0) process.exitCode = 1;
}
