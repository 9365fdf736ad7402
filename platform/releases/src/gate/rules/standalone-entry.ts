import { integrityOf } from '../../registry/store/content-hash.ts';

/**
 * The Module Federation runtimes that `build-preset` has bundled (`own-runtime.js`): SHA-384 of the script → version. Past ones stay in
 * the list, because a rollback may need them.
 */
export const KNOWN_RUNTIMES: Readonly<Record<string, string>> = {
  'sha384-gLDS7wJYxwc7lq8EfbU/4kGPl+W7QXxjMjZ+y+IyBYu/OcTQuZayluZwqSDu4At6': '2.9.2',
};

/** The SHA-384 of the code before the entry in a script. Undefined if the script does not end with the entry. */
export function runtimeBefore(entry: string, script: string): string | undefined {
  if (entry === '' || script === entry || !script.endsWith(entry)) return undefined;
  return integrityOf(script.slice(0, -entry.length));
}
