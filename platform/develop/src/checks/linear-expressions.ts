import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE } from 'operate/console/workspace';
import { check } from 'recheck';
import { type FoundExpression, foundExpressions } from './found-expressions.ts';

/** An escape or a character class, which matches one character whatever it contains. */
const ONE_CHARACTER = /\\.|\[(?:\\.|[^\]\\])*\]?/gs;
/** A group that always has the same length. */
const FIXED_GROUP = /\(\?:[^()|?*+{}]*\)/g;
/** The operators that may take more than constant time: a repetition without an upper bound, and a repeated group. */
const UNBOUNDED = /[*+]|\{\d+,\}|\)\{/g;
const REPEATED_GROUP = /\)[*+{]/;
const BACK_REFERENCE = /\\[1-9k]/;
const INNERMOST_GROUP = /\([^()]*\)/g;

/**
 * The `automaton` checker gives a proof. Fuzzing, which recheck prefers for some expressions, only searches, and within a few
 * milliseconds (decision 141). No expression of the sources takes more than a few seconds to check.
 */
const PARAMETERS = { checker: 'automaton', timeout: 120_000 } as const;
const ATTACK_LENGTH = 200;

const VERSION: string = createRequire(import.meta.url)('recheck/package.json').version;

/**
 * The regular expressions of a checkout that are not proven to take linear time, one sentence each. A proof takes up to a few seconds, so
 * an expression that has passed is not checked again in the same checkout.
 */
export async function expressionErrors(root: string): Promise<string[]> {
  const expressions = await foundExpressions(root);
  const file = join(root, CACHE, `linear-expressions-${VERSION}.json`);
  const linear = new Set<string>(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  const errors: string[] = [];
  for (const expression of expressions) {
    const key = JSON.stringify([expression.pattern, expression.flags]);
    const reason = linear.has(key) ? undefined : await reasonAgainst(expression);
    if (reason) errors.push(`${expression.file}:${expression.line}: ${expression.text} ${reason}`);
    else linear.add(key);
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([...linear]));
  return errors;
}

async function reasonAgainst({ pattern, flags }: FoundExpression): Promise<string | undefined> {
  if (pattern === undefined) {
    return 'is computed, so that its time cannot be judged. Write a literal, or compare the text without an expression.';
  }
  if (isPlainlyLinear(pattern, flags)) return undefined;
  const verdict = await check(pattern, flags, PARAMETERS);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') {
    return `cannot be judged (${verdict.error.kind}). Repeat at most so many times, or leave out lookarounds and back-references.`;
  }
  const attack = verdict.attack.pattern;
  const shown = attack.length > ATTACK_LENGTH ? `${attack.slice(0, ATTACK_LENGTH)}…` : attack;
  return `takes ${verdict.complexity.summary} time with ${shown}`;
}

/** Whether no proof is needed: nothing is repeated without a limit, or only one character is, in a pattern with a fixed start. */
function isPlainlyLinear(pattern: string, flags: string): boolean {
  if (BACK_REFERENCE.test(pattern)) return false;
  const bare = pattern.replace(ONE_CHARACTER, 'c').replace(FIXED_GROUP, 'c');
  const repetitions = bare.match(UNBOUNDED)?.length ?? 0;
  if (repetitions === 0) return true;
  if (repetitions > 1 || REPEATED_GROUP.test(bare) || !bare.startsWith('^') || flags.includes('m'))
    return false;
  return !withoutGroups(bare).includes('|');
}

function withoutGroups(bare: string): string {
  const outer = bare.replace(INNERMOST_GROUP, 'c');
  return outer === bare ? bare : withoutGroups(outer);
}
