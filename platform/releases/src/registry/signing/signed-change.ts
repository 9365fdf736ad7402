import { sign } from 'node:crypto';
import { replaceJson } from 'store/replace-file';
import { z } from 'zod';
import type { signedChange } from '../log/change-log.ts';
import { contentDigest } from '../store/content-hash.ts';
import { readJson } from '../store/read-json.ts';
import { releaseFolder, servedChangesFile } from '../store/registry-folders.ts';
import { isSignedBy, ownKey, teamNames } from './release-signature.ts';
import { isProtected, ownersOf, type Teams } from './teams.ts';

/** Remote id → the signed change by which its release went live. */
export type SignedChanges = Readonly<Record<string, z.infer<typeof signedChange>>>;

const servedChanges = z.record(z.string(), z.object({ hash: z.string(), serial: z.number().int() }));

/** Remote id → its release that was served last, and the number of the change by which that went live. */
export type ServedChanges = z.infer<typeof servedChanges>;

/** Reads what the edge server has served of remotes with a team. Only the edge server writes this file, which is beside the registry. */
export async function readServedChanges(registry: string): Promise<ServedChanges> {
  return (await readJson(servedChangesFile(registry), servedChanges)) ?? {};
}

export async function writeServedChanges(registry: string, changes: ServedChanges): Promise<void> {
  await replaceJson(servedChangesFile(registry), changes, { flush: true });
}

/** The last valid change of each remote: one that was served, or that was live when its team was added. */
function lastRight(all: Teams, served: ServedChanges): ServedChanges {
  const last: ServedChanges = { ...all.since };
  for (const [id, change] of Object.entries(served)) {
    if (change.serial >= (last[id]?.serial ?? 0)) last[id] = change;
  }
  return last;
}

/** The number of the next change, higher than all that were ever served: a registry that has lost its log would begin again at 1. */
export async function nextSerial(registry: string, all: Teams, serial: number): Promise<number> {
  const last = Object.values(lastRight(all, await readServedChanges(registry)));
  return Math.max(serial, ...last.map((change) => change.serial)) + 1;
}

function signedText(id: string, serial: number, from: string | undefined, digest: string): Buffer {
  return Buffer.from(['laminate shop change, version 1', id, serial, from ?? '', digest].join('\n'));
}

interface Change {
  id: string;
  from?: string | undefined;
  /** Hash of the stored release that goes live. */
  to: string;
}

/** Signs a change of what is live with the keys in a folder. Remotes without a team, or without a key there, are left out. */
export async function signChanges(
  registry: string,
  all: Teams,
  serial: number,
  changes: readonly Change[],
  keysFolder: string,
): Promise<SignedChanges> {
  const signed: Record<string, z.infer<typeof signedChange>> = {};
  for (const { id, from, to } of changes) {
    const own = await ownKey(all, id, keysFolder);
    if (!own) continue;
    const text = signedText(id, serial, from, await contentDigest(releaseFolder(registry, id, to)));
    const signature = sign(null, text, own.key).toString('base64');
    signed[id] = { serial, ...(from !== undefined && { from }), team: own.team, signature };
  }
  return signed;
}

export interface LiveChange {
  serial: number;
  live: Readonly<Record<string, string>>;
  signed?: SignedChanges | undefined;
}

/** The result for the remotes with a team: each must have gone live by a change that its team signed, and not by an outdated one. */
export interface CheckedChanges {
  /** Why a release may not be served: id → one sentence. */
  errors: Record<string, string>;
  /** The changes to record when the other releases are served. */
  right: ServedChanges;
}

/** Checks the live remotes that have a team. */
export async function checkChanges(
  registry: string,
  all: Teams,
  change: LiveChange,
): Promise<CheckedChanges> {
  const last = lastRight(all, await readServedChanges(registry));
  const checked: CheckedChanges = { errors: {}, right: {} };
  for (const [id, hash] of Object.entries(change.live).filter(([each]) => isProtected(all, each))) {
    const before = last[id];
    if (before?.hash === hash) {
      checked.right[id] = before;
      continue;
    }
    // Without an earlier change, the remote was never live since its team was added.
    const serial = before ? await signedSerial(registry, all, id, hash, change.signed) : change.serial;
    if (serial > (before?.serial ?? -1)) checked.right[id] = { hash, serial };
    else
      checked.errors[id] = `${id} ${hash} went live by a change that is not signed by ${teamNames(all, id)}.`;
  }
  return checked;
}

/** The number of the last change to this release that a team has signed or the operator has forced; -1 without one. */
async function signedSerial(
  registry: string,
  all: Teams,
  id: string,
  hash: string,
  signed: SignedChanges = {},
): Promise<number> {
  const digest = await contentDigest(releaseFolder(registry, id, hash)).catch(() => '');
  const forced = all.forced?.[id];
  const serials = forced?.digest === digest ? [forced.serial] : [];
  const found = signed[id];
  const team = ownersOf(all, id).find(({ name }) => name === found?.team);
  const text = found && signedText(id, found.serial, found.from, digest);
  if (text && team && isSignedBy(team, text, found.signature)) serials.push(found.serial);
  return Math.max(-1, ...serials);
}
