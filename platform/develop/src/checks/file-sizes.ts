import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from './checkout-files.ts';

const SOURCES = '**/*.{ts,tsx,mjs,js,css,c,py}';
/** Longer files usually have more than one subject. */
export const MAX_LINES = 250;
/** A longer file is accepted if one of its first lines gives a reason in this form. */
const REASON = /Over 250 lines because \S/;
const FIRST_LINES = 5;
const DOCUMENTS = '**/*.md';
/** A longer line cannot be reviewed in a diff. */
const MAX_LENGTH = 160;
const LIST_IN_A_CELL = /^\|.*<(?:br|li)\b/;

/** What is too long in a checkout, one sentence each: sources without a reason, lines of documents. */
export async function sizeErrors(root: string): Promise<string[]> {
  const errors = await lineErrors(root);
  for (const file of await filesOf(root, SOURCES)) {
    const lines = (await readFile(join(root, file), 'utf8')).trimEnd().split('\n');
    if (lines.length <= MAX_LINES || REASON.test(lines.slice(0, FIRST_LINES).join('\n'))) continue;
    errors.push(
      `${file} has ${lines.length} lines. Split it, or begin it with "// Over ${MAX_LINES} lines because …".`,
    );
  }
  return errors.sort();
}

async function lineErrors(root: string): Promise<string[]> {
  const errors: string[] = [];
  for (const file of await filesOf(root, DOCUMENTS)) {
    for (const [index, line] of (await readFile(join(root, file), 'utf8')).split('\n').entries()) {
      const place = `${file}:${index + 1}`;
      if (line.length > MAX_LENGTH)
        errors.push(`${place} has ${line.length} characters; the limit is ${MAX_LENGTH}.`);
      if (LIST_IN_A_CELL.test(line))
        errors.push(`${place} has a list in a cell of a table. Write the table as a list.`);
    }
  }
  return errors;
}
