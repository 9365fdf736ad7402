import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Relative to the checkout. */
const TABLES = ['docs/product/*.md', 'docs/api.md', 'docs/promises.md'];
const CITING_FILES = '**/*.{ts,tsx,mjs,css,md}';
const NOT_SEARCHED = ['node_modules', 'dist', '.git', '.shop', '.tools'];
/** What a row says in place of a test. */
const NO_TEST = /\bnot (built|shown) yet$/;

/** A rule of the shop and the tests that show it. */
export interface RuleRow {
  /** Of the row in its file, from 1. */
  line: number;
  /** `SHOP-12`. */
  id: string;
  /** The cell's parts: `file › title`, or a note without a test. */
  shownBy: string[];
}

/** Reads the rows of all tables whose first cell begins with a rule's id, and whose last one names its tests. */
export function ruleRows(markdown: string): RuleRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
    const id = cells[1]?.match(/^([A-Z]+-\d+)(?::|$)/)?.[1];
    if (!id || cells.length < 5) return [];
    const shownBy = (cells.at(-2) ?? '').split('<br>').map((part) => part.replaceAll('`', '').trim());
    return [{ line: index + 1, id, shownBy }];
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

/** What is wrong with the rules of a checkout, one sentence each: missing tests, repeated ids, citations of unknown rules. */
export async function ruleErrors(root: string): Promise<string[]> {
  const places = new Map<string, string>();
  const errors: string[] = [];
  for await (const file of glob(TABLES, { cwd: root })) {
    for (const row of ruleRows(await readFile(join(root, file), 'utf8'))) {
      const place = `${file}:${row.line}`;
      const first = places.get(row.id);
      if (first) errors.push(`${place} repeats ${row.id} of ${first}.`);
      places.set(row.id, place);
      errors.push(...(await errorsOf(root, place, row.shownBy)));
    }
  }
  if (places.size === 0) return [`${TABLES[0]} hold no rule at all.`];
  return [...errors, ...(await wrongCitations(root, new Set(places.keys())))];
}

async function errorsOf(root: string, place: string, shownBy: readonly string[]): Promise<string[]> {
  const errors: string[] = [];
  for (const part of shownBy) {
    const [file = '', ...rest] = part.split(' › ');
    const title = rest.join(' › ');
    if (title === '') {
      if (!NO_TEST.test(part)) errors.push(`${place} names no test: write "file › title".`);
    } else if (!existsSync(join(root, file))) {
      errors.push(`${place} names ${file}, which does not exist.`);
    } else if (!holdsTest(await readFile(join(root, file), 'utf8'), title)) {
      errors.push(`${place} names a test that ${file} does not hold: ${title}`);
    }
  }
  return errors;
}

const CITATION = /\b([A-Z]+)-\d+\b/g;

/** Every rule id that a source or a document cites must be in a table. */
async function wrongCitations(root: string, ids: ReadonlySet<string>): Promise<string[]> {
  const areas = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
  const errors: string[] = [];
  const exclude = (name: string) => NOT_SEARCHED.some((folder) => name.split('/').includes(folder));
  for await (const file of glob(CITING_FILES, { cwd: root, exclude })) {
    for (const [id, area = ''] of (await readFile(join(root, file), 'utf8')).matchAll(CITATION)) {
      if (areas.has(area) && !ids.has(id)) errors.push(`${file} cites ${id}, which no table in docs/ holds.`);
    }
  }
  return errors;
}
