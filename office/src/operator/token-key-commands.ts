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

/** Creates a key for new tokens. Tokens of earlier keys stay valid, unless those keys are dropped. */
export async function tokenKeyRotate(
  db: ShopDatabase,
  { settings, now, isOldDropped }: Rotation,
): Promise<string[]> {
  // The key file is not in the database: the transaction serves as a lock between two rotations.
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
 * Creates the first key and pepper of a new shop, in the file that its providers share.
 * @throws {Refusal} if the file exists: other keys would log out all customers
 */
export function tokenKeyCreate(place: SecretsPlace): string[] {
  const path = secretsPath(place);
  if (!createSecrets(path)) throw new Refusal('SESS-11', `${path} exists: nothing was changed.`);
  return [
    `The secrets of the shop are in ${path}. Give each provider the same file: SHOP_SECRETS_FILE=${path}`,
  ];
}
