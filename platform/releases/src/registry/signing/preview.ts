import { sign } from 'node:crypto';
import { z } from 'zod';
import { jsonOf } from '../store/read-json.ts';
import { ReleaseRefused } from '../store/release-refused.ts';
import { isSignedBy, ownKey, signature, teamNames } from './release-signature.ts';
import { ownersOf, type Teams } from './teams.ts';

const HASH = /^[0-9a-f]{16}$/;
/** Milliseconds for which a release that was never live stays in the registry. */
export const LONGEST_PREVIEW = 7 * 86_400_000;

const preview = z.strictObject({
  /** Package id → the hash of its registered release; `shell` may be one of them. */
  releases: z.record(z.string(), z.string().regex(HASH)),
  /** Milliseconds since 1970. */
  expires: z.number().int(),
  /** Package id → the signature of a team that may publish it. */
  signatures: z.record(z.string(), signature),
});

/** Releases that one browser sees for a while in place of the live ones. */
export type Preview = z.infer<typeof preview>;

/** The text that is signed for a package. It contains all packages of the preview, so that these are shown together or not at all. */
function signedText(id: string, { releases, expires }: Omit<Preview, 'signatures'>): Buffer {
  const sorted = Object.entries(releases).sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(
    ['laminate shop preview, version 1', id, expires, ...sorted.map((each) => each.join(' '))].join('\n'),
  );
}

/**
 * The token in the address of a preview, as base64url.
 * @param expires milliseconds since 1970
 * @throws ReleaseRefused for a package without a team, or without its key in the folder
 */
export async function previewToken(
  all: Teams,
  releases: Readonly<Record<string, string>>,
  expires: number,
  keysFolder: string,
): Promise<string> {
  const signatures: Preview['signatures'] = {};
  for (const id of Object.keys(releases)) {
    const own = await ownKey(all, id, keysFolder);
    if (!own)
      throw new ReleaseRefused([
        `The address of a preview is signed with the key of a team that publishes ${id}: ${teamNames(all, id)}. No such key is in ${keysFolder}.`,
      ]);
    const signed = sign(null, signedText(id, { releases, expires }), own.key);
    signatures[id] = { team: own.team, signature: signed.toString('base64') };
  }
  return Buffer.from(JSON.stringify({ releases, expires, signatures })).toString('base64url');
}

/** @throws ReleaseRefused when the token cannot be read, has expired, or lacks a valid signature for one of its packages */
export function readPreview(all: Teams, token: string, now = Date.now()): Preview {
  const { data } = preview.safeParse(jsonOf(Buffer.from(token, 'base64url').toString()));
  if (!data || Object.keys(data.releases).length === 0)
    throw new ReleaseRefused(['This is not the address of a preview: was it copied in full?']);
  for (const id of Object.keys(data.releases)) {
    const signed = data.signatures[id];
    const team = ownersOf(all, id).find(({ name }) => name === signed?.team);
    if (!signed || !team || !isSignedBy(team, signedText(id, data), signed.signature))
      throw new ReleaseRefused([`This preview is not signed by a team that publishes ${id} in this shop.`]);
  }
  if (data.expires <= now) throw new ReleaseRefused(['This preview has expired.']);
  return data;
}
