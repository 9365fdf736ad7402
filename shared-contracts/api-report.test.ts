// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { definitionText, fieldsOf, isSchema, schemaText } from './api-report-schemas.ts';
import manifest from './package.json' with { type: 'json' };
import type { Endpoint } from './src/endpoint/define-endpoint.ts';
import { allEndpoints } from './src/endpoints/all-endpoints.ts';

const RELATIVE_IMPORT = /(?:from |import\()["'](\.[^"']+)["']/g;
/** The type of a schema of the same name, which is printed among the schemas. */
const TYPE_OF_SCHEMA = /^export type (\w+) = output<typeof \1>;$/;

/** A statement of a declaration begins in the first column. */
const STATEMENT = /^(?:export|import|declare|type|class|function) /;
/** The compiler writes these at types that a file does not import. Without them a line says what it is about. */
const IMPORTED_TYPE = /import\("[^"]+"\)\.|\bz\./g;
/** The exports of another file. */
const LIST = /^export (type )?\{(.*)\}/;
const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;
/** Longer ones are drawings: their value is no part of the contract. */
const MAX_STRING = 80;
const MAX_LINE = 160;
/** Holds the schemas that the others are made of. */
const FIELD_SCHEMAS = 'src/endpoint/field-schemas.ts';
/** Sub-paths that remotes use at run time: test helpers, what builds use, and files without types are left out. */
const SUB_PATHS = Object.entries(manifest.exports).filter(
  ([subPath, file]) => /\.tsx?$/.test(file) && !/^\.\/(?:testing|endpoint\/openapi)/.test(subPath),
);

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
async function reachableDeclarations(folder: string): Promise<[source: string, declaration: string][]> {
  const found = new Map<string, string>();
  const queue = [FIELD_SCHEMAS, ...SUB_PATHS.map(([, file]) => posix.normalize(file))];
  for (const source of queue) {
    if (found.has(source)) continue;
    const declaration = await declarationOf(folder, source);
    found.set(source, declaration);
    for (const [, specifier = ''] of declaration.matchAll(RELATIVE_IMPORT)) {
      queue.push(posix.join(posix.dirname(source), specifier));
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The exported schemas of the files: schema → name. */
async function exportedSchemas(files: readonly string[]): Promise<Map<unknown, string>> {
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.filter(([, value]) => isSchema(value)).map(([name, schema]) => [schema, name]));
}

function endpointLines(endpoint: Endpoint, schemas: ReadonlyMap<unknown, string>): string[] {
  const { name, method, path, needsLogin, takesIdempotencyKey, successStatus, query, body, response } =
    endpoint;
  const marks = [name, needsLogin && 'login', takesIdempotencyKey && 'Idempotency-Key', successStatus].filter(
    Boolean,
  );
  const parts = Object.entries({ query, body, response }).filter(([, schema]) => schema !== undefined);
  return [
    `${method} ${path} (${marks.join(', ')})`,
    ...parts.map(([part, schema]) => `  ${part}: ${schemaText(schema, schemas)}`),
  ];
}

function schemaLines(schema: unknown, name: string, schemas: ReadonlyMap<unknown, string>): string[] {
  const fields = fieldsOf(schema, schemas)?.map((field) => `  ${field}`);
  return fields ? [name, ...fields] : [`${name} = ${definitionText(schema, schemas)}`];
}

/** Each statement in one line, without imports and schemas; the exports of other files together. */
function exportLines(declaration: string): string[] {
  const statements: string[] = [];
  for (const line of declaration.split('\n')) {
    if (STATEMENT.test(line)) statements.push(line);
    else statements.push(`${statements.pop() ?? ''} ${line.trim()}`);
  }
  const lines = statements
    .map(shortened)
    .filter((line) => !/^import |^(?:export )?const \w+: Zod/.test(line));
  const [lists, others] = [lines.filter((line) => LIST.test(line)), lines.filter((line) => !LIST.test(line))];
  const names = lists.flatMap((line) => {
    const [, type = '', list = ''] = LIST.exec(line) ?? [];
    return list
      .split(',')
      .filter((name) => name.trim() !== '')
      .map((name) => type + name.trim());
  });
  return names.length === 0 ? others : [`export { ${names.join(', ')} };`, ...others];
}

function shortened(statement: string): string {
  return statement
    .replace('declare ', '')
    .replaceAll(/(?<=^export const .*)readonly /g, '')
    .replaceAll(IMPORTED_TYPE, '')
    .replaceAll(STRING, (text) => (text.length > MAX_STRING ? "'…'" : text))
    .trim();
}

/** `shared-contracts/look`, or for what a sub-path brings with it the folder: `src/look`. */
function placeOf(file: string): string {
  const [subPath] = SUB_PATHS.find(([, path]) => posix.normalize(path) === file) ?? [];
  return subPath ? `shared-contracts${subPath.slice(1)}` : file.split('/', 2).join('/');
}

/** Breaks a line between words; what follows is indented. */
function wrapped(line: string): string[] {
  if (line.length <= MAX_LINE) return [line];
  const end = line.lastIndexOf(' ', MAX_LINE);
  return [line.slice(0, end), ...wrapped(`    ${line.slice(end + 1)}`)];
}

async function apiReport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-report-'));
  try {
    await emitDeclarations(folder);
    const reachable = await reachableDeclarations(folder);
    const declarations = reachable.filter(
      ([file]) => file !== FIELD_SCHEMAS && !file.endsWith('-endpoints.ts'),
    );
    const schemas = await exportedSchemas(
      reachable.filter(([, text]) => text.includes('Zod')).map(([file]) => file),
    );
    const sections = {
      Endpoints: allEndpoints.flatMap((endpoint) => endpointLines(endpoint, schemas)),
      Schemas: [...schemas].flatMap(([schema, name]) => schemaLines(schema, name, schemas)),
      Exports: Object.entries(Object.groupBy(declarations, ([file]) => placeOf(file))).flatMap(
        ([place, files = []]) => {
          const lines = files.flatMap(([, declaration]) => exportLines(declaration));
          return lines.length === 0 ? [] : [`// ${place}`, ...lines];
        },
      ),
    };
    const texts = Object.entries(sections).map(
      ([title, lines]) =>
        `## ${title}\n\n\`\`\`ts\n${lines
          .filter((line) => !TYPE_OF_SCHEMA.test(line))
          .flatMap(wrapped)
          .join('\n')}\n\`\`\`\n`,
    );
    const title = `# API of shared-contracts ${manifest.version}`;
    const note =
      'Generated from the sources by `npm run api-report`. `npm test` fails when it is out of date.';
    const subPaths = `Sub-paths: ${SUB_PATHS.map(([subPath]) => subPath.slice(2)).join(', ')}.`;
    return [title, '', note, ...wrapped(subPaths), '', ...texts].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('offers what api-report.md says', async () => {
  // A mismatch is a change of the contract: describe it in CHANGELOG.md, raise the version, then `npm run api-report`.
  await expect(await apiReport()).toMatchFileSnapshot('./api-report.md');
}, 180_000);

it('names its version first in CHANGELOG.md', async () => {
  const changelog = await readFile(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(newest).toBe(manifest.version);
});
