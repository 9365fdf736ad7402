import type { Node } from 'oxc-parser';
import { textOf, walk } from '../../bundle/parsed-script.ts';
import { calledFunction } from '../syntax/called-function.ts';
import { isFunction } from '../syntax/declared-names.ts';
import type { PathOf } from '../syntax/page-paths.ts';
import { LOOP } from './repeated-calls.ts';

/** What ends an endless loop, besides `break`. A loop that waits blocks nothing. */
const ENDS = /^(?:ReturnStatement|ThrowStatement|YieldExpression|AwaitExpression)$/;
/** A repeated group that only repeats one thing, such as `(a+)+`: the time doubles with each character. */
const NESTED_REPETITION = /\((?:\?:)?(?:\\.|[^\\()[\]|]|\[[^[]{1,100}\])[+*]\)[+*]/;
const CLEARS = /^(?:clear(?:Timeout|Interval)|cancel(?:AnimationFrame|IdleCallback))$/;

/** Code that may never end, or that ends what others wait for. */
export function reasonForEndless(node: Node, ancestors: readonly Node[], pathOf: PathOf): string | undefined {
  if (loopsForEver(node, pathOf)) return 'has a loop without an end';
  if (clearsByNumber(node, ancestors, pathOf)) return 'clears timers of other parts of the page';
  const pattern = patternOf(node, pathOf);
  return pattern !== undefined && NESTED_REPETITION.test(pattern)
    ? 'has a pattern that takes exponential time with some texts (nested repetition)'
    : undefined;
}

/** Of `/…/` and `new RegExp("…")`. */
function patternOf(node: Node, pathOf: PathOf): string | undefined {
  if (node.type === 'Literal' && 'regex' in node) return node.regex.pattern;
  const call = calledFunction(node, pathOf);
  return call?.path === 'RegExp' ? textOf(call.given[0]) : undefined;
}

function loopsForEver(loop: Node, pathOf: PathOf): boolean {
  if (loop.type !== 'WhileStatement' && loop.type !== 'ForStatement' && loop.type !== 'DoWhileStatement')
    return false;
  if (!isAlwaysTrue(loop.test, pathOf)) return false;
  let ends = false;
  walk(loop.body, (node, within) => {
    if (within.some(isFunction)) return;
    const isOfInner = within.some(({ type }) => LOOP.test(type) || type === 'SwitchStatement');
    ends ||= ENDS.test(node.type) || (node.type === 'BreakStatement' && (!isOfInner || node.label !== null));
  });
  return !ends;
}

/** Also minified: `for (;;)`, `while (!0)`. And `turn < Infinity`. */
function isAlwaysTrue(test: Node | null, pathOf: PathOf): boolean {
  if (test === null) return true;
  if (test.type === 'Literal') return Boolean(test.value);
  if (test.type === 'BinaryExpression') return pathOf(test.right) === 'Infinity' || isInfinity(test.right);
  return (
    test.type === 'UnaryExpression' &&
    test.operator === '!' &&
    test.argument.type === 'Literal' &&
    !test.argument.value
  );
}

/** Minified `Infinity`: `1 / 0`. */
function isInfinity(node: Node): boolean {
  return (
    node.type === 'BinaryExpression' &&
    node.operator === '/' &&
    node.right.type === 'Literal' &&
    node.right.value === 0
  );
}

/** `for (let id = 0; id < 9999; id += 1) clearTimeout(id)`. */
function clearsByNumber(node: Node, ancestors: readonly Node[], pathOf: PathOf): boolean {
  const call = calledFunction(node, pathOf);
  const [timer] = call?.given ?? [];
  if (!call || timer?.type !== 'Identifier' || !CLEARS.test(call.path)) return false;
  return ancestors.some((loop) => LOOP.test(loop.type) && countsWith(loop, timer.name));
}

function countsWith(loop: Node, name: string): boolean {
  let counts = false;
  walk(loop, (node) => {
    const isChanged =
      (node.type === 'UpdateExpression' && isNamed(node.argument, name)) ||
      (node.type === 'AssignmentExpression' && node.operator !== '=' && isNamed(node.left, name));
    counts ||= isChanged;
  });
  return counts;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
