import type { Node } from 'oxc-parser';
import { textOf, walk } from '../../bundle/parsed-script.ts';
import { calledFunction } from '../syntax/called-function.ts';
import type { PathOf } from '../syntax/page-paths.ts';
import { LOOP } from './repeated-calls.ts';

/** A repeated group that only repeats one thing, such as `(a+)+`: the time doubles with each character. */
const NESTED_REPETITION = /\((?:\?:)?(?:\\.|[^\\()[\]|]|\[[^[]{1,100}\])[+*]\)[+*]/;
const CLEARS = /^(?:clear(?:Timeout|Interval)|cancel(?:AnimationFrame|IdleCallback))$/;

/** Code that may never end, or that ends what others wait for. */
export function reasonForEndless(node: Node, ancestors: readonly Node[], pathOf: PathOf): string | undefined {
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
