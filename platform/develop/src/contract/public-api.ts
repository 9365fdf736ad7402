import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { outputOf, runToEnd } from 'operate/processes/child-process';

/** The accepted state of the contract: its version, and a hash of each part. */
const SNAPSHOT = 'shared-contracts/snapshot.json';
const EMIT = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments', '--noCheck'];
const WRITE_OPENAPI = join(import.meta.dirname, 'write-openapi.ts');
const RELATIVE_IMPORT = /(?:from |import\()["'](\.[^"']+)["']/g;
const OF_TESTS = /^\.\/testing/;

type Manifest = { version: string; exports: Readonly<Record<string, string>> };
type Snapshot = Readonly<Record<string, string>>;

/**
 * What other packages see of the contract: its OpenAPI document, and the declarations that its sub-paths reach, without comments.
 * @param root a checkout, or a folder with the contract of one
 * @returns file → text
 */
export function publicApi(root: string, stop: AbortSignal): Promise<Map<string, string>> {
  return withTemporaryFolder(async (out) => {
    const contract = join(root, 'shared-contracts');
    const run = async (script: string, args: readonly string[]) =>
      outputOf(await runToEnd([process.execPath, script, ...args], { folder: contract, stop }));
    const [types, openApi] = [join(out, 'types'), join(out, 'openapi.json')];
    await run('node_modules/typescript/bin/tsc', ['-p', '.', ...EMIT, '--rootDir', '.', '--outDir', types]);
    await run(WRITE_OPENAPI, [contract, openApi]);
    const { exports } = await manifestOf(root);
    const files = Object.entries(exports)
      .filter(([name, file]) => /\.tsx?$/.test(file) && !OF_TESTS.test(name))
      .map(([, file]) => posix.normalize(file));
    const declarations = await reachedDeclarations(types, files);
    return new Map([['openapi.json', await readFile(openApi, 'utf8')], ...declarations]);
  });
}

async function manifestOf(root: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'shared-contracts/package.json'), 'utf8'));
}

async function reachedDeclarations(types: string, files: readonly string[]): Promise<[string, string][]> {
  const found = new Map<string, string>();
  const queue = [...files];
  for (const file of queue) {
    const declaration = file.replace(/\.tsx?$/, '.d.ts');
    if (found.has(declaration)) continue;
    const text = await readFile(join(types, declaration), 'utf8');
    found.set(declaration, text);
    for (const [, specifier = ''] of text.matchAll(RELATIVE_IMPORT))
      queue.push(posix.join(posix.dirname(file), specifier));
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The snapshot of the current sources: a hash of the OpenAPI document, and one of each folder. */
export async function snapshotOf(root: string, stop: AbortSignal): Promise<Snapshot> {
  const { version } = await manifestOf(root);
  const parts = Map.groupBy(await publicApi(root, stop), ([file]) => file.split('/').slice(0, 2).join('/'));
  const hashes = [...parts].map(([part, texts]) => [part, hashOf(texts)]);
  return { version, ...Object.fromEntries(hashes) };
}

function hashOf(texts: readonly (readonly [string, string])[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

export async function readSnapshot(root: string): Promise<Snapshot> {
  return JSON.parse(await readFile(join(root, SNAPSHOT), 'utf8'));
}

export async function writeSnapshot(root: string, stop: AbortSignal): Promise<void> {
  await writeFile(join(root, SNAPSHOT), `${JSON.stringify(await snapshotOf(root, stop), null, 2)}\n`);
}
