import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Relative to the checkout. */
export const COVERAGE_FILE = 'docs/spec-coverage.md';

/** A sentence of the specification and the test that shows it. */
export interface CoverageRow {
  /** Of the row in its file, from 1. */
  line: number;
  sentence: string;
  /** From the checkout's folder. */
  file: string;
  title: string;
}

/** Reads the rows of all tables `| spec | sentence | test |`, where test is `file › title`. */
export function coverageRows(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, , sentence, test] = text.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    if (!sentence || !test || sentence === 'sentence' || /^[-: ]+$/.test(sentence)) return [];
    const [file = '', ...title] = test.replaceAll('`', '').split(' › ');
    return [{ line: index + 1, sentence, file, title: title.join(' › ') }];
  });
}

/** Whether the source of a test file holds a test of this title that is neither skipped nor only planned. */
export function holdsTest(source: string, title: string): boolean {
  for (const quote of ["'", '"', '`']) {
    const written = title.replaceAll(quote, `\\${quote}`);
    for (let at = find(source, written, quote, 0); at >= 0; at = find(source, written, quote, at + 1)) {
      const before = source.slice(0, at).trimEnd();
      if (before.endsWith('(') && !/\b(skip|todo|fixme|describe)\($/.test(before)) return true;
    }
  }
  return false;
}

function find(source: string, written: string, quote: string, from: number): number {
  return source.indexOf(`${quote}${written}${quote}`, from);
}

/** What is wrong with the table of a checkout, one sentence each; none when every named test exists. */
export async function coverageComplaints(root: string): Promise<string[]> {
  const rows = coverageRows(await readFile(join(root, COVERAGE_FILE), 'utf8'));
  if (rows.length === 0) return [`${COVERAGE_FILE} names no test at all.`];
  const complaints = await Promise.all(rows.map((row) => complaintAbout(root, row)));
  return complaints.filter((complaint) => complaint !== undefined);
}

async function complaintAbout(root: string, { line, file, title }: CoverageRow): Promise<string | undefined> {
  const place = `${COVERAGE_FILE}:${line}`;
  if (title === '') return `${place} names no test: write "file › title".`;
  if (!existsSync(join(root, file))) return `${place} names ${file}, which does not exist.`;
  const source = await readFile(join(root, file), 'utf8');
  return holdsTest(source, title) ? undefined : `${place} names a test that ${file} does not hold: ${title}`;
}
