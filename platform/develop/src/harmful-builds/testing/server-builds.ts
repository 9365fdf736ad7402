import type { HarmfulBuild } from './patched-build.ts';

/** Code that runs when a server build is loaded, and the reason that it is refused for. */
const AT_LOAD: readonly [code: string, refusedFor: RegExp][] = [
  ['eval("1 + 1")', /cannot be loaded: EvalError/],
  ['const secret = process.env.SESSION_SECRET', /cannot be loaded: Error: It reads process\.env/],
  ['const all = JSON.stringify({ ...process.env })', /cannot be loaded: Error: It copies process\.env/],
  ['process.exit(1)', /cannot be loaded: TypeError: process\.exit/],
  ['const load = require; load("fs")', /cannot be loaded: Error: It needs fs/],
  ['throw new Error("no")', /cannot be loaded: Error: no/],
];

export const SERVER_BUILDS = AT_LOAD.map(
  ([atLoad, refusedFor]): HarmfulBuild => ({
    ...{ name: atLoad.replaceAll(/\W+/g, ' '), side: 'server', isAlone: true },
    ...{ atLoad, refusedFor },
  }),
);
