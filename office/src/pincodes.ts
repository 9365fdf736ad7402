import { readFileSync, writeFileSync } from 'node:fs';
import { StartupError } from 'parts/startup-error';
import { PINCODE_FILE } from 'provider/pincode/pincode-table';
import { printError } from 'provider/settings/print';
import { readPostOffices } from './pincodes/read-post-offices.ts';
import { writePincodeTable } from './pincodes/write-pincode-table.ts';

// `node office/src/pincodes.ts directory.csv …` replaces the table of pincodes with those of India Post's directory. If several
// files have a pincode, the first one decides its place.
const USAGE = 'Usage: node office/src/pincodes.ts <directory.csv> [<further.csv> …]';

try {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new StartupError(USAGE);
  const places = new Map(files.toReversed().flatMap((file) => [...readPostOffices(readText(file))]));
  writeFileSync(PINCODE_FILE, writePincodeTable(places));
  process.stdout.write(`The shop now knows ${places.size} pincodes.\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
  process.exitCode = 1;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupError(`The file ${file} cannot be read.`);
  }
}
