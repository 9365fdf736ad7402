// @module-tag all
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { confinementArguments } from './confined-process.ts';

const run = promisify(execFile);

/** The output of a script that has Node's modules. No server build has them: the permission model is the second line of defence. */
async function outcomeOf(script: string, folder: string): Promise<string> {
  const builds = { shell: [{ path: join(folder, 'shell.cjs') }], remotes: {} };
  const args = [
    ...confinementArguments(builds, 64),
    '-e',
    `try { ${script} } catch (e) { console.log(e.code ?? e.name) }`,
  ];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: {} });
  return stdout.trim();
}

const DENIED = 'ERR_ACCESS_DENIED';

test.each([
  ['reads its build', "console.log(require('fs').readFileSync('shell.cjs', 'utf8'))", 'the build'],
  ['reads no other file', "require('fs').readFileSync('secret')", DENIED],
  ['reads no folder', "require('fs').readdirSync('/')", DENIED],
  ['writes no file', "require('fs').writeFileSync('secret', '')", DENIED],
  ['runs no command', "require('child_process').execSync('id')", DENIED],
  ['starts no thread', "new (require('worker_threads').Worker)('', { eval: true })", DENIED],
  ['loads no addon', "process.dlopen({ exports: {} }, 'addon.node')", 'ERR_DLOPEN_DISABLED'],
  ['compiles no text', "new Function('return 1')", 'EvalError'],
  ['has no environment', 'console.log(process.env.HOME)', 'undefined'],
])('PROM-90 a renderer’s process %s', async (_, script, outcome) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'shell.cjs': 'the build', secret: 'a secret' });
  expect(await outcomeOf(script, folder)).toBe(outcome);
});
