import assert from 'node:assert';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import events from 'node:events';
import path from 'node:path';
import stream from 'node:stream';
import url from 'node:url';
import util from 'node:util';

/** The modules of Node that the shell's server build may use. Remotes get none. */
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

/** @throws Error for a module that the shell may not use */
export function nodeModule(specifier: string): unknown {
  const name = specifier.replace(/^node:/, '');
  if (Object.hasOwn(HARMLESS, name)) return HARMLESS[name];
  throw new Error(`It needs ${specifier}, which the shell's server build may not use.`);
}
