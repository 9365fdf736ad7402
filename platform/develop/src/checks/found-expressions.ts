import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { pathOf, textOf, walk } from 'releases/bundle/parsed-script';
import { filesOf } from './checkout-files.ts';

const SOURCES = '**/*.{ts,tsx,mjs,js}';
/** Tests, journeys and measuring programs only read texts of their own, so a slow expression in them delays nobody else. */
const TEST = /\.test\.tsx?$|-fixture\.tsx?$|\/testing\/|^(?:e2e|workshop)\//;
const EXPRESSION = /^(?:globalThis\.)?RegExp$/;

export interface FoundExpression {
  file: string;
  line: number;
  text: string;
  /** Undefined where it is computed. */
  pattern: string | undefined;
  flags: string;
}

/** All regular expressions of a checkout, as literals and as calls of `RegExp`, without those of tests. */
export async function foundExpressions(root: string): Promise<FoundExpression[]> {
  const files = (await filesOf(root, SOURCES)).filter((file) => !TEST.test(file));
  const found = await Promise.all(
    files.sort().map(async (file) => expressionsIn(file, await readFile(join(root, file), 'utf8'))),
  );
  return found.flat();
}

function expressionsIn(file: string, source: string): FoundExpression[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} is no script: ${errors[0].message}`);
  const found: FoundExpression[] = [];
  walk(program, (node) => {
    const place = () => ({
      file,
      line: source.slice(0, node.start).split('\n').length,
      text: source.slice(node.start, node.end),
    });
    if (node.type === 'Literal' && 'regex' in node) found.push({ ...place(), ...node.regex });
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    if (!EXPRESSION.test(pathOf(node.callee) ?? '')) return;
    const [pattern, flags] = node.arguments;
    const given = textOf(flags);
    const isStatic = flags === undefined || given !== undefined;
    found.push({ ...place(), pattern: isStatic ? textOf(pattern) : undefined, flags: given ?? '' });
  });
  return found;
}
