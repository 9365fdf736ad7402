import { tellFault } from './faults.ts';
import type { Shape } from './shapes.ts';

/** Files of a release are at `/releases/<id>/…`. The shell's frames belong to `emit` and to the store. */
const RELEASED_FILE = /\/releases\/([a-z][a-z0-9-]*)\//g;

/**
 * Checks at run time what a remote passes to the shell, because types end at the border between two builds (PROM-56).
 * @param what the value's name in the console: `a toast`
 * @returns false after a warning that names the remote; the caller then ignores the value
 */
export function isAccepted<Value>(shape: Shape<Value>, value: unknown, what: string): value is Value {
  if (shape(value)) return true;
  const sender = remoteOf(new Error().stack);
  tellFault(sender, `${sender} sent ${what} of the wrong shape, which is ignored.`, [value]);
  return false;
}

/** Reports that a remote wrote state that only the shell may write. */
export function warnOfWrite(what: string): void {
  const writer = remoteOf(new Error().stack);
  tellFault(writer, `${writer} tried to write ${what}, which belongs to the shell.`);
}

/** The remote on the call stack. The checks run within its call. */
export function remoteOf(stack = ''): string {
  const owners = [...stack.matchAll(RELEASED_FILE)].map(([, owner]) => owner);
  return owners.find((owner) => owner !== 'shell') ?? 'A module';
}
