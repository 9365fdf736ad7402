// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };
import since from './since.json' with { type: 'json' };
import { allEndpoints } from './src/endpoints/all-endpoints.ts';
import { EVENT_SHAPES } from './src/events/event-shapes.ts';
import * as events from './src/events/events.ts';
import * as http from './src/http/http.ts';
import * as look from './src/look/look.ts';
import * as remotes from './src/remotes/remotes.ts';
import * as session from './src/session/session.ts';

const RELATIVE_IMPORT = /(?:from |import\()["'](\.[^"']+)["']/g;
/** The compiler repeats these at each schema. Without them a line says what it is about. */
const ZOD_PREFIX = /(?:import\("zod\/[a-z0-9/-]+"\)|\bz)\./g;
/** Sub-paths that remotes use at run time: test helpers and files without types are left out. */
const SUB_PATHS = Object.entries(manifest.exports).filter(
  ([subPath, file]) => /\.tsx?$/.test(file) && !subPath.startsWith('./testing'),
);

const ENDPOINT_FILES = [...new Set(Object.values(manifest.exports))].filter(
  (file) => file.endsWith('-endpoints.ts') && !file.includes('all-endpoints'),
);
/** Vitest numbers the imports of a module: their order is no part of a schema. */
const VITEST_IMPORT = /__vi(?:te_ssr)?_import_\d+__\.?/g;

/** Writes the declaration of each source file, without comments, to `folder`. */
async function emitDeclarations(folder: string): Promise<void> {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
  const compiler = join(import.meta.dirname, 'node_modules', '.bin', 'tsc');
  await promisify(execFile)(compiler, ['-p', '.', ...options, '--outDir', folder], {
    cwd: import.meta.dirname,
  });
}

function declarationOf(folder: string, source: string): Promise<string> {
  return readFile(join(folder, source.replace(/\.tsx?$/, '.d.ts')), 'utf8');
}

/** The declarations of all files that the sub-paths reach: source file → declaration. */
async function reachableDeclarations(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const queue = SUB_PATHS.map(([, file]) => posix.normalize(file));
  for (const source of queue) {
    if (found.has(source)) continue;
    const declaration = await declarationOf(folder, source);
    found.set(source, declaration.replace(ZOD_PREFIX, ''));
    for (const [, specifier = ''] of declaration.matchAll(RELATIVE_IMPORT)) {
      queue.push(posix.join(posix.dirname(source), specifier));
    }
  }
  return found;
}

async function apiReport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-report-'));
  try {
    await emitDeclarations(folder);
    const declarations = [...(await reachableDeclarations(folder))].sort(([a], [b]) => (a < b ? -1 : 1));
    const subPaths = SUB_PATHS.map(([subPath, file]) => `- \`shared-contracts${subPath.slice(1)}\`: ${file}`);
    const sections = declarations.map(
      ([source, declaration]) => `## ${source}\n\n\`\`\`ts\n${declaration.trimEnd()}\n\`\`\`\n`,
    );
    const title = `# API of shared-contracts ${manifest.version}`;
    const note =
      'Generated from the sources by `npm run api-report`. `npm test` fails when it is out of date.';
    return [title, '', note, '', ...subPaths, '', ...sections].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('offers what api-report.md says', async () => {
  // A mismatch is a change of the contract: describe it in CHANGELOG.md, raise the version, then `npm run api-report`.
  await expect(await apiReport()).toMatchFileSnapshot('./api-report.md');
}, 60_000);

/** The shell provides these at run time; the rest of the contract is part of each remote. */
const PROVIDED = { session, events, remotes, http, look };

/** Since which version there has been each name: known ones keep theirs, new ones get this version. */
function sinceReport(): string {
  const versions = (names: readonly string[], known: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(names.toSorted().map((name) => [name, known[name] ?? manifest.version]));
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = since.exports;
  const exports = Object.entries(PROVIDED)
    .map(([name, exported]) => [`shared-contracts/${name}`, Object.keys(exported)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([specifier, names]) => [specifier, versions(names, known[specifier])] as const);
  const report = {
    exports: Object.fromEntries(exports),
    events: versions(Object.keys(EVENT_SHAPES), since.events),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

it('has had each name since the version that since.json says', async () => {
  // `npm run api-report` adds new names. A remote needs the newest version among the names that it uses.
  await expect(sinceReport()).toMatchFileSnapshot('./since.json');
});

it('names its version first in CHANGELOG.md', async () => {
  const changelog = await readFile(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(newest).toBe(manifest.version);
});

/** What a schema, a check or a part of them is made of. A transformation counts by its code. */
function partsOf(value: unknown): unknown {
  if (typeof value === 'function') return String(value).replaceAll(VITEST_IMPORT, '').replaceAll(/\s/g, '');
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.map(partsOf);
  if (typeof value !== 'object' || value === null) return value;
  if ('_zod' in value) return partsOf((value._zod as { def: unknown }).def);
  const fields = Object.entries(value).map(([name, part]) => [name, partsOf(part)]);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

function shapeOf(response: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(partsOf(response)));
  return hash.digest('hex').slice(0, 6);
}

it.each(ENDPOINT_FILES)('%s has the shapes of its responses', async (file) => {
  const path = join(import.meta.dirname, file);
  const source = await readFile(path, 'utf8');
  const written = allEndpoints.reduce(
    (text, { name, response }) =>
      text.replace(
        new RegExp(`(name: '${name}',\n)(?:  shape: .*\n)?`),
        `$1  shape: '${shapeOf(response)}',\n`,
      ),
    source,
  );
  // A mismatch is a response of another shape. `npm run api-report` writes it.
  await expect(written).toMatchFileSnapshot(path);
});
