import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { z } from 'zod';
import { CommandFailure } from '../console/command-failure.ts';

const facts = z.object({ schema: z.string(), orders: z.number().int() });

/**
 * Copies the database and the secrets with the program of `office`, while the shop runs.
 * @throws CommandFailure with the sentence that the program prints
 */
export async function copyDatabase(
  root: string,
  dataFolder: string,
  target: string,
): Promise<z.infer<typeof facts>> {
  const { failed, stdout, stderr } = await runProgram(root, ['copy', dataFolder, target]);
  if (failed) throw new CommandFailure(stderr);
  return facts.parse(JSON.parse(stdout));
}

export async function databaseFaults(root: string, folder: string): Promise<string[]> {
  const { failed, exitCode, stdout, stderr } = await runProgram(root, ['check', folder]);
  if (!failed) return [];
  return exitCode === 1 && stdout !== '' ? stdout.split('\n') : [`The database cannot be checked: ${stderr}`];
}

/**
 * Restores the database of a backup that is a Postgres dump, into the empty database of DATABASE_URL.
 * @throws CommandFailure with the sentence that the program prints
 */
export async function restoreDump(root: string, folder: string): Promise<void> {
  const { failed, stderr } = await runProgram(root, ['restore', folder]);
  if (failed) throw new CommandFailure(stderr);
}

/**
 * Moves the data to Postgres, or from there back to a file.
 * @param to the URL of an empty database, or `file`
 * @returns how many rows were copied
 * @throws CommandFailure with the sentence that the program prints
 */
export async function moveDatabase(root: string, dataFolder: string, to: string): Promise<number> {
  const { failed, stdout, stderr } = await runProgram(root, ['move', dataFolder, to]);
  if (failed) throw new CommandFailure(stderr);
  return Number(stdout);
}

async function runProgram(root: string, args: string[]) {
  const program = join(root, 'office/src/backup.ts');
  if (!existsSync(program)) throw new CommandFailure(`${root} has no provider, whose data a backup holds.`);
  return await execaNode(program, args, { reject: false, forceKillAfterDelay: false });
}
