import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

/*
 * The program of `openServerBuild`. It runs under Node's permission model and prints what the remote's server build exports, as
 * one line of JSON.
 */

const { argv, stdout, exit } = process;

type Packages = Record<string, unknown>;

const [, , shellFolder = '', remoteFolder = '', major] = argv;
const shellFile = join(shellFolder, 'shell.cjs');
const shell: { shared: Packages; previous?: { shared: Packages } } = createRequire(shellFile)(shellFile);
const shared = major === 'previous' ? { ...shell.shared, ...shell.previous?.shared } : shell.shared;

function evaluate(file: string): { modules?: Record<string, unknown> } {
  const require = (specifier: string): unknown => {
    if (Object.hasOwn(shared, specifier)) return shared[specifier];
    if (specifier.startsWith('./')) return evaluate(join(remoteFolder, specifier));
    throw new Error(`It needs ${specifier}, which the shell does not share.`);
  };
  const module = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  compileFunction(readFileSync(file, 'utf8'), names, { filename: file })(
    module,
    module.exports,
    require,
    file,
    remoteFolder,
  );
  return module.exports;
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function kindOf(value: unknown): string {
  if (isComponent(value)) return 'fragment';
  const page = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const isPage =
    isComponent(page.Page) && typeof page.head === 'function' && typeof page.prefetch === 'function';
  return isPage ? 'page' : 'other';
}

/** The part of `process` that the renderer has, with an empty environment. A build that uses more of it does not load. */
const standIn = {
  env: new Proxy<Record<string, string>>(
    { NODE_ENV: 'production' },
    {
      get(env, name) {
        if (typeof name === 'symbol' || Object.hasOwn(env, name)) return Reflect.get(env, name);
        throw new Error(`It reads process.env.${name}, which no server build has.`);
      },
      ownKeys() {
        throw new Error('It copies process.env.');
      },
    },
  ),
  argv: [],
  platform: 'renderer',
  version: '',
  versions: {},
  nextTick: queueMicrotask,
  emitWarning: () => undefined,
  on: () => undefined,
  once: () => undefined,
};
Object.defineProperty(globalThis, 'process', { value: standIn });

const { modules = {} } = evaluate(join(remoteFolder, 'remote.cjs'));
const kinds = Object.fromEntries(Object.entries(modules).map(([name, value]) => [name, kindOf(value)]));
stdout.write(`${JSON.stringify({ modules: kinds })}\n`, () => exit(0));
