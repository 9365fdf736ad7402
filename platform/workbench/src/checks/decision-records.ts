import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const INDEX = 'README.md';
const MAX_LINES = 60;

/** What each record holds, in this order. */
const REQUIRED: readonly [name: string, pattern: RegExp][] = [
  ['"- Date: YYYY-MM-DD"', /^- Date: \d{4}-\d{2}-\d{2}$/m],
  ['"- Status: …"', /^- Status: \S/m],
  ['"## Context"', /^## Context$/m],
  ['"## Options"', /^## Options$/m],
  ['"## Decision"', /^## Decision$/m],
  ['"## Consequences"', /^## Consequences$/m],
];

/** What is wrong with the decision records of a checkout, one sentence each. */
export async function recordErrors(root: string): Promise<string[]> {
  const index = await readFile(join(root, FOLDER, INDEX), 'utf8');
  const files = (await readdir(join(root, FOLDER))).filter((file) => /^\d.*\.md$/.test(file));
  const errors = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(join(root, FOLDER, file), 'utf8');
      return [...formErrors(file, text), ...indexErrors(file, text, index)];
    }),
  );
  return [...errors.flat(), ...missingFiles(index, files)].map((error) => `${FOLDER}/${error}`);
}

/** @param file `012-nonce-at-send-time.md` */
function formErrors(file: string, text: string): string[] {
  const errors = REQUIRED.filter(([, pattern]) => !pattern.test(text)).map(
    ([name]) => `${file} lacks ${name}.`,
  );
  const number = numberOf(file);
  if (titleOf(text, number) === undefined)
    errors.unshift(`${file} does not begin with "# ${number} <title>".`);
  const lines = text.trimEnd().split('\n').length;
  if (lines > MAX_LINES) errors.push(`${file} has ${lines} lines; the limit is ${MAX_LINES}.`);
  return errors;
}

function indexErrors(file: string, text: string, index: string): string[] {
  const row = index.split('\n').find((line) => line.includes(`(${file})`));
  if (row === undefined) return [`${INDEX} has no row for ${file}.`];
  const [, , title = '', date = '', status = ''] = row.split('|').map((cell) => cell.trim());
  const written = { title, date, status };
  const wanted = {
    title: titleOf(text, numberOf(file)),
    date: /^- Date: (.*)$/m.exec(text)?.[1],
    status: /^- Status: (.*)$/m.exec(text)?.[1],
  };
  return (['title', 'date', 'status'] as const)
    .filter((key) => wanted[key] !== undefined && written[key] !== wanted[key])
    .map((key) => `${INDEX} gives ${file} the ${key} "${written[key]}"; the record says "${wanted[key]}".`);
}

function missingFiles(index: string, files: readonly string[]): string[] {
  const linked = [...index.matchAll(/\((\d+-[^()]+\.md)\)/g)].map(([, file = '']) => file);
  return linked
    .filter((file) => !files.includes(file))
    .map((file) => `${INDEX} links ${file}, which does not exist.`);
}

const numberOf = (file: string) => file.slice(0, file.indexOf('-'));

function titleOf(text: string, number: string): string | undefined {
  const [heading = ''] = text.split('\n');
  const before = `# ${number} `;
  const title = heading.slice(before.length);
  return heading.startsWith(before) && title === title.trimStart() ? title || undefined : undefined;
}
