import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = '**/*.{ts,tsx,mjs,js,css,c,py}';
const NOT_SEARCHED = ['node_modules', 'dist', '.git', '.shop', '.tools', 'test-results'];
/** Longer files usually have more than one subject. */
export const MAX_LINES = 250;
/** A longer file is accepted if one of its first lines gives a reason in this form. */
const REASON = /Over 250 lines because \S/;
const FIRST_LINES = 5;

/** The source files of a checkout that are too long and give no reason, one sentence each. */
export async function sizeErrors(root: string): Promise<string[]> {
  const errors: string[] = [];
  const exclude = (name: string) => NOT_SEARCHED.some((folder) => name.split('/').includes(folder));
  for await (const file of glob(SOURCES, { cwd: root, exclude })) {
    const lines = (await readFile(join(root, file), 'utf8')).trimEnd().split('\n');
    if (lines.length <= MAX_LINES || REASON.test(lines.slice(0, FIRST_LINES).join('\n'))) continue;
    errors.push(
      `${file} has ${lines.length} lines. Split it, or begin it with "// Over ${MAX_LINES} lines because …".`,
    );
  }
  return errors.sort();
}
