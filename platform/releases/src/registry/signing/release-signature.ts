import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from 'store/replace-file';
import { z } from 'zod';
import { contentDigest, hashOfDigest } from '../store/content-hash.ts';
import { readJson } from '../store/read-json.ts';
import { releaseFolder, signatureFile } from '../store/registry-folders.ts';
import { isProtected, ownersOf, type Team, type Teams } from './teams.ts';

export const signature = z.object({
  team: z.string(),
  /** Ed25519 over `signedText`, in base64. */
  signature: z.string(),
});

export type Signature = z.infer<typeof signature>;

/** The file of a team's private key, which is never in the registry. */
export const keyFile = (keysFolder: string, team: string) => join(keysFolder, `${team}.pem`);

/** The text that is signed. It contains the remote's id, so that a signature is not valid for another remote. */
function signedText(id: string, digest: string): Buffer {
  return Buffer.from(['laminate shop release, version 1', id, digest].join('\n'));
}

export function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** The key of a team that may publish the remote, if the folder contains one. */
export async function ownKey(all: Teams, id: string, keysFolder: string) {
  for (const team of ownersOf(all, id)) {
    const pem = await readFile(keyFile(keysFolder, team.name), 'utf8').catch(() => undefined);
    const key = pem === undefined ? undefined : parsedKey(pem);
    if (key && publicKeyOf(key) === team.publicKey) return { team: team.name, key };
  }
  return undefined;
}

function parsedKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Why these remotes cannot be published, or rolled back, with the keys in a folder: one sentence each. */
export async function keyErrors(
  all: Teams,
  ids: readonly string[],
  keysFolder: string,
  action: 'publish' | 'roll back' = 'publish',
): Promise<string[]> {
  const reasons: string[] = [];
  for (const id of ids) {
    if (!isProtected(all, id) || (await ownKey(all, id, keysFolder))) continue;
    const isOrphan = ownersOf(all, id).length === 0;
    reasons.push(
      isOrphan
        ? `${id} has lost its team. Only ${teamNames(all, id)} may ${action} it.`
        : `Only ${teamNames(all, id)} may ${action} ${id}, and no valid key of theirs is in ${keysFolder}. Do it where the key is, or name its folder: TEAM_KEYS=<folder>.`,
    );
  }
  return reasons;
}

export function teamNames(all: Teams, id: string): string {
  const names = ownersOf(all, id).map(({ name }) => name);
  return names.length === 0
    ? `a team that is still to be added (npm run release -- team add <name> --remotes ${id})`
    : names.join(' or ');
}

/** Signs a release with a key from the folder. Undefined for a remote without teams, or if no key of its teams is there. */
export async function releaseSignature(
  all: Teams,
  id: string,
  digest: string,
  keysFolder: string,
): Promise<Signature | undefined> {
  const own = await ownKey(all, id, keysFolder);
  return own && { team: own.team, signature: sign(null, signedText(id, digest), own.key).toString('base64') };
}

export async function writeSignature(
  registry: string,
  id: string,
  hash: string,
  signed: Signature,
): Promise<void> {
  await replaceFile(signatureFile(registry, id, hash), `${JSON.stringify(signed)}\n`, { flush: true });
}

/** Whether a release may be served: a team that may publish it has signed it, it is accepted unsigned, or its remote has no teams. */
export function isRightlySigned(
  all: Teams,
  id: string,
  digest: string,
  found: Signature | undefined,
): boolean {
  if (!isProtected(all, id) || all.accepted[id]?.includes(digest)) return true;
  const team = ownersOf(all, id).find(({ name }) => name === found?.team);
  return (
    found !== undefined && team !== undefined && isSignedBy(team, signedText(id, digest), found.signature)
  );
}

/**
 * Why a stored release may not be served: it was changed, or no team that may publish the remote has signed it. Undefined if it may be
 * served, and for a remote without teams.
 */
export async function signatureError(
  registry: string,
  all: Teams,
  id: string,
  hash: string,
): Promise<string | undefined> {
  if (!isProtected(all, id)) return undefined;
  const digest = await contentDigest(releaseFolder(registry, id, hash)).catch(() => undefined);
  if (digest === undefined || hashOfDigest(digest) !== hash)
    return `${id} ${hash}: its files are lost or were changed.`;
  if (isRightlySigned(all, id, digest, await readSignature(registry, id, hash))) return undefined;
  return `${id} ${hash} is not signed by ${teamNames(all, id)}.`;
}

/** Undefined when the file is missing or cannot be read. */
export async function readSignature(
  registry: string,
  id: string,
  hash: string,
): Promise<Signature | undefined> {
  return readJson(signatureFile(registry, id, hash), signature);
}

export function isSignedBy(team: Team, text: Buffer, signature: string): boolean {
  const key = importedPublicKey(team);
  return key !== undefined && verify(null, text, key, Buffer.from(signature, 'base64'));
}

/** Undefined if the value is no key. */
function importedPublicKey({ publicKey }: Team): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  } catch {
    return undefined;
  }
}

export async function signatureErrors(
  registry: string,
  all: Teams,
  live: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const checked = await Promise.all(
    Object.entries(live).map(
      async ([id, hash]) => [id, await signatureError(registry, all, id, hash)] as const,
    ),
  );
  return Object.fromEntries(checked.filter((each): each is [string, string] => each[1] !== undefined));
}
