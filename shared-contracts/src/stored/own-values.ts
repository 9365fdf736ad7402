import { tellFault } from '../incoming/faults.ts';
import { STORED_PREFIX, withStorage } from '../session/session-storage.ts';

/** Most characters of a remote's names and values together. The browser allows some five million for the whole shop. */
export const OWN_STORAGE_LIMIT = 4_096;

/** Part of the keys: a remote of another major of the contract neither reads nor replaces these entries. */
const CONTRACT_MAJOR = 2;

/** Values that could not be stored in the browser. */
const unstored = new Map<string, string>();

const prefixOf = (owner: string) => `${STORED_PREFIX}own-${CONTRACT_MAJOR}.${owner}.`;

/** The stored text of a remote under a name; null if there is none. */
export function ownText(owner: string, name: string): string | null {
  const key = prefixOf(owner) + name;
  return unstored.get(key) ?? withStorage((store) => store.getItem(key), null);
}

/** Stores a text, or removes it if null. */
export function keepOwn(owner: string, name: string, text: string | null): void {
  // On the server, it would be kept for the next visitor.
  if (typeof window === 'undefined') return;
  const key = prefixOf(owner) + name;
  unstored.delete(key);
  const isStored = withStorage((store) => {
    store.removeItem(key);
    if (text === null) return true;
    if (lettersOf(store, prefixOf(owner)) + key.length + text.length > OWN_STORAGE_LIMIT) {
      tellFault(owner, `${owner} keeps more than ${OWN_STORAGE_LIMIT} letters: ${name} is not stored.`);
      return false;
    }
    store.setItem(key, text);
    return true;
  }, false);
  if (text !== null && !isStored) unstored.set(key, text);
}

function lettersOf(store: Storage, prefix: string): number {
  const keys = Object.keys(store).filter((key) => key.startsWith(prefix));
  return keys.reduce((sum, key) => sum + key.length + (store.getItem(key)?.length ?? 0), 0);
}

/** Drops the values that were not stored. Stored ones are removed with the session's entries. */
export function forgetOwn(): void {
  unstored.clear();
}
