import { entryKey, readList, storeList } from './session-storage.ts';

/** What a visitor wanted to do before the login was needed. */
export type Intent =
  | { kind: 'add-to-cart'; item: { product_id: string; material: string; quantity: number } }
  | { kind: 'enter-cart' };

/** `until` is in milliseconds since 1970. */
type StoredIntent = { id: string; until: number; intent: Intent };

const INTENTS_KEY = entryKey('intents', 1);

/** Milliseconds that an intent survives a reload or a closed tab (SESS-13). */
export const INTENT_LIFETIME = 30 * 60_000;

/** Ids of the intents that this tab carries out itself after a login. */
const own = new Set<string>();

/**
 * Stores an intent until it is settled. Meanwhile this tab holds a lock on it, so that other tabs leave it alone; the
 * browser releases the lock when the tab is closed or reloaded.
 * @returns a function that settles it, and resolves to whether the caller has to carry it out. That is true in at most one tab
 */
export function keepIntent(intent: Intent): (isLoggedIn: boolean) => Promise<boolean> {
  const id = `${Date.now()} ${Math.random()}`;
  let release = () => {};
  const settled = new Promise<void>((resolve) => {
    release = resolve;
  });
  own.add(id);
  storeList(INTENTS_KEY, [...validIntents(), { id, until: Date.now() + INTENT_LIFETIME, intent }]);
  void locks()?.request(lockName(id), () => settled);
  return async (isLoggedIn) => {
    const wasKept = removeIntent(id) !== undefined;
    own.delete(id);
    release();
    return isLoggedIn && wasKept;
  };
}

/** Removes the intents that no open tab carries out, and returns them, oldest first. */
export async function takeIntents(): Promise<Intent[]> {
  const taken: Intent[] = [];
  for (const { id } of validIntents()) {
    if (own.has(id)) continue;
    const intent = await removeUnlessLocked(id);
    if (intent) taken.push(intent);
  }
  return taken;
}

async function removeUnlessLocked(id: string): Promise<Intent | undefined> {
  const manager = locks();
  if (!manager) return removeIntent(id);
  return manager.request(lockName(id), { ifAvailable: true }, (lock) =>
    lock ? removeIntent(id) : undefined,
  );
}

function removeIntent(id: string): Intent | undefined {
  const intents = validIntents();
  storeList(
    INTENTS_KEY,
    intents.filter((kept) => kept.id !== id),
  );
  return intents.find((kept) => kept.id === id)?.intent;
}

function validIntents(): StoredIntent[] {
  const now = Date.now();
  return readList(INTENTS_KEY)
    .filter(isStoredIntent)
    .filter(({ until }) => until > now && until <= now + INTENT_LIFETIME);
}

/** Another release of the shop may have stored another shape. */
function isStoredIntent(stored: unknown): stored is StoredIntent {
  const { id, until, intent } = (stored ?? {}) as Partial<StoredIntent>;
  if (typeof id !== 'string' || typeof until !== 'number') return false;
  if (intent?.kind === 'enter-cart') return true;
  return intent?.kind === 'add-to-cart' && typeof intent.item?.product_id === 'string';
}

const lockName = (id: string) => `laminate-shop.intent ${id}`;

/** Undefined in old browsers, and without https. */
const locks = (): LockManager | undefined => navigator.locks;
