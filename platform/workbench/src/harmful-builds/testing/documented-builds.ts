import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../../../docs/harmful-builds.md');

interface DocumentedBuild {
  name: string;
  /** What the gate says. */
  sentence: string | undefined;
}

/** The rows of the tables of `docs/harmful-builds.md`. */
export function documentedBuilds(): DocumentedBuild[] {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| (.+) \|$/gm);
  return [...rows].flatMap(([, row = '']) => {
    const [name = '', , sentence] = row.split(' | ');
    return name === 'build' || name === '-' ? [] : [{ name, sentence }];
  });
}

/** A sentence of the gate without the id and without the names of files, which contain hashes. */
export function asDocumented(sentence: string): string {
  return sentence.replace(/^[a-z-]+: /, '').replace(/^(?:client|server)\/\S+js /, 'its script ');
}
