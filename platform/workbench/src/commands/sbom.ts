import { join } from 'node:path';
import { licenceCounts, licenceFaults, writeBill } from '../builds/bill-of-materials.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { say } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

/** Below the checkout. */
const BILL = 'dist/sbom.cdx.json';

/** Writes the bill of materials of what ships; fails on a licence that is not allowed. */
await runCommand(async (stop) => {
  const components = await writeBill(ROOT, join(ROOT, BILL), stop);
  say(`${components.length} packages in ${BILL}:`);
  for (const line of licenceCounts(components)) say(`  ${line}`);
  const faults = licenceFaults(components);
  if (faults.length > 0) throw new CommandFailure(faults.join('\n'));
  return true;
});
