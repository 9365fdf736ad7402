import type { ShopDatabase } from 'provider/database/database';
import { takeTurn } from 'provider/database/take-turn';
import { withTransaction } from 'provider/database/with-transaction';
import { createSecrets, rotateTokenKey, type SecretsPlace, secretsPath } from 'provider/settings/secrets';
import type { Settings } from 'provider/settings/settings';
import { Refusal } from './refusal.ts';

interface Rotation {
  settings: SecretsPlace & Pick<Settings, 'sessionLength'>;
  now: Date;
  isOldDropped: boolean;
}

/** New tokens get a key of their own; those of the keys before stay valid, unless they are dropped. */
export async function tokenKeyRotate(
  db: ShopDatabase,
  { settings, now, isOldDropped }: Rotation,
): Promise<string[]> {
  // The file is no table: the transaction is the lock between two rotations.
  const { kid, earlier } = await withTransaction(db, async (trx) => {
    await takeTurn(trx, 'token keys');
    return rotateTokenKey(settings, { now, sessionLength: settings.sessionLength, isOldDropped });
  });
  const before = isOldDropped
    ? 'The keys before are dropped: all customers log in again.'
    : `Tokens of ${earlier === 1 ? 'the key' : `${earlier} keys`} before stay valid until they expire.`;
  return [`New tokens are signed with the key ${kid}.`, before];
}

/**
 * The first key and pepper of a new shop, in the file that its providers share.
 * @throws {Refusal} when there are some: other keys would log out all customers.
 */
export function tokenKeyCreate(place: SecretsPlace): string[] {
  const path = secretsPath(place);
  if (!createSecrets(path)) throw new Refusal('SESS-11', `${path} exists: nothing was changed.`);
  return [
    `The secrets of the shop are in ${path}. Give each provider the same file: SHOP_SECRETS_FILE=${path}`,
  ];
}
