import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const MAX_LINES = 25;

/** What each record holds, in this order. */
const REQUIRED: readonly [name: string, pattern: RegExp][] = [
  ['"- Status: accepted YYYY-MM-DD"', /^- Status: \w+ \d{4}-\d{2}-\d{2}(?:, revised \d{4}-\d{2}-\d{2})?$/m],
  ['"**Decision.**"', /^\*\*Decision\.\*\* /m],
  ['"**Why.**"', /^\*\*Why\.\*\* /m],
  ['"**Weighed.**"', /^\*\*Weighed\.\*\* /m],
  ['"**Revisit when**"', /^\*\*Revisit when\*\* /m],
];

/** `- [033](033-style-hashes.md) Rendered styles are allowed (012, 023 → 033)` */
const ROW = /^- \[(\d{3})\]\((\d{3}-[^()]{1,90}\.md)\) (.{1,200})$/;
const MERGED = / \(([\d, ]{3,80}) → (\d{3})\)$/;

interface Row {
  number: string;
  file: string;
  title: string;
  /** Numbers of records that live on in this one. */
  merged: readonly string[];
}

/** What is wrong with the decision records of a checkout, one sentence each. */
export async function recordErrors(root: string): Promise<string[]> {
  const rows = rowsOf(await readFile(join(root, FOLDER, INDEX), 'utf8'));
  const files = (await readdir(join(root, FOLDER))).filter((file) => /^\d.*\.md$/.test(file));
  const errors = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(join(root, FOLDER, file), 'utf8');
      return [...formErrors(file, text), ...rowErrors(file, text, rows)];
    }),
  );
  return [...errors.flat(), ...indexErrors(rows, files)].map((error) => `${FOLDER}/${error}`);
}

/** @param file `012-nonce-at-send-time.md` */
function formErrors(file: string, text: string): string[] {
  const errors = REQUIRED.filter(([, pattern]) => !pattern.test(text)).map(
    ([name]) => `${file} lacks ${name}.`,
  );
  const number = file.slice(0, 3);
  if (titleOf(text, number) === undefined)
    errors.unshift(`${file} does not begin with "# ${number} <title>".`);
  const lines = text.trimEnd().split('\n').length;
  if (lines > MAX_LINES) errors.push(`${file} has ${lines} lines; the limit is ${MAX_LINES}.`);
  return errors;
}

function rowErrors(file: string, text: string, rows: readonly Row[]): string[] {
  const row = rows.find((candidate) => candidate.file === file);
  if (row === undefined) return [`${INDEX} has no line under a theme for ${file}.`];
  const title = titleOf(text, row.number);
  return title === undefined || title === row.title
    ? []
    : [`${INDEX} gives ${file} the title "${row.title}"; the record says "${title}".`];
}

function indexErrors(rows: readonly Row[], files: readonly string[]): string[] {
  const numbers = rows.flatMap(({ number, merged }) => [number, ...merged]);
  const twice = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index));
  return [
    ...rows
      .filter(({ file }) => !files.includes(file))
      .map(({ file }) => `${INDEX} links ${file}, which does not exist.`),
    ...[...twice].map((number) => `${INDEX} has the number ${number} twice.`),
  ];
}

/** The rows of the index, which begin below the first theme's heading; what stands above is an introduction. */
function rowsOf(index: string): Row[] {
  const [, ...themes] = index.split(/^## .{1,80}$/m);
  return themes.flatMap((theme) =>
    theme.split('\n').flatMap((line) => {
      const [, number = '', file = '', rest = ''] = ROW.exec(line) ?? [];
      const [all = '', merged = '', into] = MERGED.exec(rest) ?? [];
      const belongs = into === undefined || into === number;
      const title = belongs ? rest.slice(0, rest.length - all.length) : rest;
      return number === ''
        ? []
        : [{ number, file, title, merged: belongs ? (merged.match(/\d{3}/g) ?? []) : [] }];
    }),
  );
}

function titleOf(text: string, number: string): string | undefined {
  const [heading = ''] = text.split('\n');
  const before = `# ${number} `;
  const title = heading.slice(before.length);
  return heading.startsWith(before) && title === title.trimStart() ? title || undefined : undefined;
}
