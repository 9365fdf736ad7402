import { join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { say } from 'operate/console/progress';
import { runCommand } from 'operate/console/run-command';
import { ROOT } from 'operate/console/workspace';
import { licenceCounts, licenceFaults, writeBill } from '../contract/bill-of-materials.ts';

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
