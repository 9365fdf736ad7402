import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from './checkout-files.ts';

/** Where the rules of the shop stand, relative to the checkout. */
const DOCUMENTS = ['docs/product/*.md', 'docs/api.md', 'docs/promises.md'];
const SCRIPTS = '**/*.{ts,tsx,mjs}';
const OTHERS = '**/*.{css,md}';

/** A rule, with the tests that carry its id at the beginning of their titles. */
export interface Rule {
  /** `SHOP-12`. */
  id: string;
  /** File and line of its heading, relative to the checkout. */
  place: string;
  /** `file › title`, without the ids. */
  tests: string[];
}

/** A heading `### CART-5`, or `### PROM-3: A crash stays in its region`. */
const HEADING = /^### ([A-Z]+-\d+)(?::|$)/;

/** The rules of a checkout in the order of their documents, each with its tests. An id that stands twice is two rules. */
export async function rulesOf(root: string): Promise<Rule[]> {
  const rules: Rule[] = [];
  const tests = await testsById(root);
  for (const file of await filesOf(root, ...DOCUMENTS)) {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const id = HEADING.exec(line)?.[1];
      if (id) rules.push({ id, place: `${file}:${index + 1}`, tests: tests.get(id) ?? [] });
    }
  }
  return rules;
}

async function testsById(root: string): Promise<Map<string, string[]>> {
  const tests = new Map<string, string[]>();
  for (const file of (await filesOf(root, SCRIPTS)).sort()) {
    for (const { ids, title } of titledTests(await readFile(join(root, file), 'utf8'))) {
      for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), `${file} › ${title}`]);
    }
  }
  return tests;
}

const TITLE = /\(\s{0,20}(['"`])((?:[A-Z]{2,8}-\d{1,4} ){1,12})/g;
const NO_TEST = /\b(?:skip|todo|fixme|describe)$/;

/** The tests of a source whose titles begin with ids, such as `CUT-4 CUT-9 gets another panel`, that are neither skipped nor planned. */
export function titledTests(source: string): { ids: string[]; title: string }[] {
  return [...source.matchAll(TITLE)]
    .filter(({ index }) => !NO_TEST.test(source.slice(Math.max(0, index - 20), index)))
    .map(({ 0: start, 1: quote = '', 2: ids = '', index }) => {
      const from = index + start.length;
      let to = source.indexOf(quote, from);
      while (source[to - 1] === '\\') to = source.indexOf(quote, to + 1);
      return { ids: ids.trim().split(' '), title: source.slice(from, to) };
    });
}

/** What is wrong with the rules of a checkout, one sentence each: rules without a test, repeated ids, citations of unknown rules. */
export async function ruleErrors(root: string): Promise<string[]> {
  const rules = await rulesOf(root);
  if (rules.length === 0) return [`${DOCUMENTS[0]} hold no rule at all.`];
  const places = new Map<string, string>();
  const errors: string[] = [];
  for (const { id, place, tests } of rules) {
    const first = places.get(id);
    if (first) errors.push(`${place} repeats ${id} of ${first}.`);
    else if (tests.length === 0) errors.push(`${place} has no test: begin the title of one with "${id} ".`);
    places.set(id, place);
  }
  return [...errors, ...(await wrongCitations(root, new Set(places.keys())))];
}

const CITATION = /\b([A-Z]+)-\d+\b/g;

/** Every rule id that a source, a test or a document cites must be a rule's. */
async function wrongCitations(root: string, ids: ReadonlySet<string>): Promise<string[]> {
  const areas = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
  const errors: string[] = [];
  for (const file of (await filesOf(root, SCRIPTS, OTHERS)).sort()) {
    for (const [id, area = ''] of (await readFile(join(root, file), 'utf8')).matchAll(CITATION)) {
      if (areas.has(area) && !ids.has(id)) errors.push(`${file} cites ${id}, which is no rule in docs/.`);
    }
  }
  return errors;
}
