import assert from 'node:assert';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import events from 'node:events';
import path from 'node:path';
import stream from 'node:stream';
import url from 'node:url';
import util from 'node:util';

/** Node's modules, as far as the shell's server build may use them. Remotes get none. */
const HARMLESS: Readonly<Record<string, unknown>> = {
  assert,
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash, randomBytes, randomUUID },
  events,
  path,
  stream,
  url,
  util,
};

/**
 * In place of modules that reach the machine. The shell's releases from before this process required them for the HTTP
 * client that they did not use when `fetch` was there; they load with these empty ones.
 */
const EMPTY = Object.freeze({ constants: Object.freeze({}), METHODS: Object.freeze([]) });
const EMPTIED = new Set(['fs', 'http', 'http2', 'https', 'net', 'tls', 'tty', 'zlib', 'os', 'dns']);

/** @throws Error for a module that the shell may not use */
export function nodeModule(specifier: string): unknown {
  const name = specifier.replace(/^node:/, '');
  if (Object.hasOwn(HARMLESS, name)) return HARMLESS[name];
  if (EMPTIED.has(name)) return EMPTY;
  throw new Error(`It needs ${specifier}, which the shell's server build may not use.`);
}
