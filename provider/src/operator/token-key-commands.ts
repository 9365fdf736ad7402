import type { ShopDatabase } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { withTransaction } from '../database/with-transaction.ts';
import { rotateTokenKey } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

interface Rotation {
  settings: Pick<Settings, 'dataFolder' | 'sessionLength'>;
  now: Date;
  isOldDropped: boolean;
}

/** New tokens get a key of their own; those of the keys before stay valid, unless they are dropped. */
export async function tokenKeyRotate(
  db: ShopDatabase,
  { settings: { dataFolder, sessionLength }, now, isOldDropped }: Rotation,
): Promise<string[]> {
  // The file is no table: the transaction is the lock between two rotations.
  const { kid, earlier } = await withTransaction(db, async (trx) => {
    await takeTurn(trx, 'token keys');
    return rotateTokenKey(dataFolder, { now, sessionLength, isOldDropped });
  });
  const before = isOldDropped
    ? 'The keys before are dropped: all customers log in again.'
    : `Tokens of ${earlier === 1 ? 'the key' : `${earlier} keys`} before stay valid until they expire.`;
  return [`New tokens are signed with the key ${kid}.`, before];
}
