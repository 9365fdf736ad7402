import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../../../docs/harmful-builds.md');

interface DocumentedBuild {
  name: string;
  /** What a shopper would have seen. */
  shoppersSee: string;
  /** What the gate says; undefined in the table of harmless builds. */
  sentence: string | undefined;
}

/** The rows of both tables of `docs/harmful-builds.md`. */
export function documentedBuilds(): DocumentedBuild[] {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| (.+) \|$/gm);
  return [...rows].flatMap(([, row = '']) => {
    const [name = '', shoppersSee = '', sentence] = row.split(' | ').map((cell) => cell.trim());
    return name === 'build' || /^-+$/.test(name) ? [] : [{ name, shoppersSee, sentence }];
  });
}

/** A sentence of the gate without the id and without the names of files, which contain hashes. */
export function asDocumented(sentence: string): string {
  return sentence.replace(/^[a-z-]+: /, '').replace(/^(?:client|server)\/\S+js /, 'its script ');
}
