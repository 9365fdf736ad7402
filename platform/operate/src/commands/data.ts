import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archivesIn } from '../backups/archive.ts';
import { type BackupPlace, backUp } from '../backups/back-up.ts';
import { dataCommand } from '../backups/data-arguments.ts';
import { lockData } from '../backups/data-lock.ts';
import { keepBackingUp } from '../backups/keep-backing-up.ts';
import { moveDatabase } from '../backups/provider-part.ts';
import { finishRestore, restore } from '../backups/restore.ts';
import { sizeOf, tellBackups } from '../backups/tell-backups.ts';
import { archiveFaults } from '../backups/verify-archive.ts';
import { CommandFailure } from '../console/command-failure.ts';
import { backupSettings, shopSettings } from '../console/env.ts';
import { say } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';

async function backUpOnce(place: BackupPlace, keep: number | undefined): Promise<boolean> {
  const { name, manifest, deleted } = await backUp(place, keep);
  say(`${join(place.backups, name)} is made: ${sizeOf(manifest)}, ${manifest.orders ?? 'no'} orders.`);
  for (const old of deleted) say(`${old} is deleted.`);
  for (const fault of manifest.faults) say(`It has a fault: ${fault}`);
  return manifest.faults.length === 0;
}

/** Prints each fault; true when there is none. */
async function verify(backups: string, names: readonly string[]): Promise<boolean> {
  let isGood = true;
  for (const name of names) {
    const faults = await archiveFaults(ROOT, join(backups, name));
    for (const fault of faults) say(`${name}: ${fault}`);
    if (faults.length === 0) say(`${name} is good.`);
    else isGood = false;
  }
  if (names.length === 0) say(`There is no backup in ${backups}.`);
  return isGood && names.length > 0;
}

const sayKept = (kept: string) =>
  say(`The data from before are in ${kept}: delete them when nothing is missed.`);

async function move(dataFolder: string, to: string): Promise<void> {
  const unused = existsSync(dataFolder) ? lockData(dataFolder, 'alone') : undefined;
  if (!unused)
    throw new CommandFailure(
      `There is no shop in ${dataFolder}, or it is running. Stop it, then move its data.`,
    );
  // The provider's program takes the lock itself.
  unused.close();
  const rows = await moveDatabase(ROOT, dataFolder, to);
  say(`${rows.toLocaleString('en-IN')} rows are moved, and are the same.`);
  say(
    to === 'file'
      ? 'Start the shop without DATABASE_URL.'
      : 'Start the shop with this database in DATABASE_URL.',
  );
}

await runCommand(async (stop) => {
  const command = dataCommand(process.argv.slice(2));
  const { dataFolder, databaseUrl, providerUrl } = shopSettings();
  const { backups, keep } = backupSettings();
  const place = { root: ROOT, dataFolder, backups, isProviderForeign: providerUrl !== undefined };
  const kept = await finishRestore(dataFolder);
  if (kept !== undefined) {
    say('A restore that was interrupted is finished.');
    sayKept(kept);
  }
  if (command.action === 'backup' && command.every !== undefined)
    await keepBackingUp(place, { every: command.every, keep: command.keep ?? keep }, stop);
  else if (command.action === 'backup') return await backUpOnce(place, command.keep);
  else if (command.action === 'list') await tellBackups(backups);
  else if (command.action === 'verify')
    return await verify(backups, command.name === undefined ? await archivesIn(backups) : [command.name]);
  else if (command.action === 'restore') {
    sayKept(await restore({ ...place, ...command, databaseUrl }));
    say(`${command.name} is in place: npm start`);
  } else await move(dataFolder, command.to);
  return true;
});
