import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Relative to the checkout. */
const DOCUMENTS = ['docs/product/*.md', 'docs/api.md', 'docs/promises.md'];
/** Files that hold tests, and those that cite rules. */
const FILES = '**/*.{ts,tsx,mjs,css,md}';
const NOT_SEARCHED = ['node_modules', 'dist', '.git', '.shop', '.tools'];
/** What an item says in place of a test. */
const NO_TEST = /\bnot (built|shown) yet$/;
/** What an item says where only the longer runs show a rule. */
const NOT_IN_NPM_TEST = /^only in npm run test:(all|matrix)$/;

/** A rule of the shop and the tests that show it. */
export interface Rule {
  /** The line of the heading in its file, from 1. */
  line: number;
  /** `SHOP-12`. */
  id: string;
  /** The items of the list below it: `file › title`, or a note without a test. */
  shownBy: string[];
}

/** Reads the rules of a document: a heading with an id, a text, and a list of tests whose long items go on in indented lines. */
export function rulesOf(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let rule: Rule | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    if (text.startsWith('#')) {
      const id = /^### ([A-Z]+-\d+)(?::|$)/.exec(text)?.[1];
      rule = id === undefined ? undefined : { line: index + 1, id, shownBy: [] };
      if (rule) rules.push(rule);
    } else if (text.startsWith('- ')) {
      rule?.shownBy.push(text.slice(2).replaceAll('`', ''));
    } else if (text.startsWith('  ') && rule) {
      rule.shownBy.push(`${rule.shownBy.pop()} ${text.trim().replaceAll('`', '')}`);
    }
  }
  return rules;
}

/** Whether the source of a test file holds a test of this title that is neither skipped nor only planned. */
export function hasTest(source: string, title: string): boolean {
  for (const quote of ["'", '"', '`']) {
    const written = `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`;
    for (let at = source.indexOf(written); at >= 0; at = source.indexOf(written, at + 1)) {
      const before = source.slice(0, at).trimEnd();
      if (before.endsWith('(') && !/\b(skip|todo|fixme|describe)\($/.test(before)) return true;
    }
  }
  return false;
}

/** What is wrong with the rules of a checkout, one sentence each: missing tests, repeated ids, citations of unknown rules. */
export async function ruleErrors(root: string): Promise<string[]> {
  const files = await filesOf(root);
  const places = new Map<string, string>();
  const errors: string[] = [];
  for await (const file of glob(DOCUMENTS, { cwd: root })) {
    for (const rule of rulesOf(await readFile(join(root, file), 'utf8'))) {
      const place = `${file}:${rule.line}`;
      const first = places.get(rule.id);
      if (first) errors.push(`${place} repeats ${rule.id} of ${first}.`);
      places.set(rule.id, place);
      const tests = await Promise.all(rule.shownBy.map((item) => testOf(root, item, files)));
      const wrong = tests.length === 0 ? [NAMES_NO_TEST] : tests.filter((test) => typeof test === 'string');
      errors.push(...wrong.map((error) => `${place} ${error}`));
    }
  }
  if (places.size === 0) return [`${DOCUMENTS[0]} hold no rule at all.`];
  return [...errors, ...(await wrongCitations(root, files, new Set(places.keys())))];
}

const NAMES_NO_TEST = 'names no test: write "- `file` › title".';

async function filesOf(root: string): Promise<string[]> {
  const exclude = (name: string) => NOT_SEARCHED.some((folder) => name.split('/').includes(folder));
  const files: string[] = [];
  for await (const file of glob(FILES, { cwd: root, exclude })) files.push(file);
  return files.sort();
}

/**
 * @param item `file › title`; folders of the file may be left out as long as no other file has its name
 * @returns what is wrong with the item
 */
async function testOf(root: string, item: string, files: readonly string[]): Promise<string | undefined> {
  const [name = '', ...rest] = item.split(' › ');
  const title = rest.join(' › ');
  if (title === '') return NO_TEST.test(item) || NOT_IN_NPM_TEST.test(item) ? undefined : NAMES_NO_TEST;
  const [file, another] = files.filter((path) => `/${path}`.endsWith(`/${name}`));
  if (file === undefined) return `names ${name}, which does not exist.`;
  if (another !== undefined) return `names ${name}, which may be ${file} or ${another}: add its folder.`;
  const source = await readFile(join(root, file), 'utf8');
  if (!hasTest(source, title)) return `names a test that ${file} does not hold: ${title}`;
  return undefined;
}

const CITATION = /\b([A-Z]+)-\d+\b/g;

/** Every rule id that a source or a document cites must be a rule's. */
async function wrongCitations(
  root: string,
  files: readonly string[],
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const areas = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
  const errors: string[] = [];
  for (const file of files) {
    for (const [id, area = ''] of (await readFile(join(root, file), 'utf8')).matchAll(CITATION)) {
      if (areas.has(area) && !ids.has(id)) errors.push(`${file} cites ${id}, which is no rule in docs/.`);
    }
  }
  return errors;
}
