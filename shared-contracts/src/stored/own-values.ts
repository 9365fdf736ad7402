import { tellFault } from '../incoming/faults.ts';
import { STORED_PREFIX, withStorage } from '../session/session-storage.ts';

/** Letters of all names and values of a remote together: the browser gives the whole shop some five million. */
export const OWN_STORAGE_LIMIT = 4_096;

/** A remote of the next major of the contract neither reads these entries nor replaces them. */
const CONTRACT_MAJOR = 2;

/** Values that the browser does not store. */
const unstored = new Map<string, string>();

const prefixOf = (owner: string) => `${STORED_PREFIX}own-${CONTRACT_MAJOR}.${owner}.`;

/** What a remote keeps under a name; null without it. */
export function ownText(owner: string, name: string): string | null {
  const key = prefixOf(owner) + name;
  return unstored.get(key) ?? withStorage((store) => store.getItem(key), null);
}

/** Keeps a text, or nothing more for null. */
export function keepOwn(owner: string, name: string, text: string | null): void {
  // A server would keep it for the next visitor.
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

/** What the browser stores is removed with the session's entries. */
export function forgetOwn(): void {
  unstored.clear();
}
