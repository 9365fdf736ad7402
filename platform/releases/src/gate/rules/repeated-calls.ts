import type { Node } from 'oxc-parser';
import { textOf, walk } from '../../bundle/parsed-script.ts';
import { calledFunction } from '../syntax/called-function.ts';
import type { PathOf } from '../syntax/page-paths.ts';

/** What a button may do once, and nothing may do again and again. */
const HARMFUL_IF_REPEATED: readonly (readonly [called: RegExp, reason: string])[] = [
  [
    /^(?:history\.(?:pushState|replaceState|go|back|forward)|navigation\.(?:navigate|back|forward|traverseTo))$/,
    'changes the address again and again',
  ],
  [/^(?:location|navigation)\.reload$/, 'reloads the document by itself'],
  [/^(?:(?:top|parent|opener)\.)?postMessage$/, 'sends messages to other windows again and again'],
];
const FREEZES = 'freezes the whole page during a view transition';

export const LOOP = /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/;

/** Calls in a loop or an interval, and a view transition whose promise never settles. */
export function reasonForRepeated(
  node: Node,
  ancestors: readonly Node[],
  pathOf: PathOf,
): string | undefined {
  const call = calledFunction(node, pathOf);
  if (!call) return undefined;
  if (call.path === 'document.startViewTransition')
    return call.given.some(waitsForEver) ? FREEZES : undefined;
  const reason = HARMFUL_IF_REPEATED.find(([called]) => called.test(call.path))?.[1];
  return reason !== undefined && ancestors.some((each) => repeats(each, call.path, pathOf))
    ? reason
    : undefined;
}

/** A loop, an interval, a listener to Back, and for a reload also a timer, which runs again after it. */
function repeats(node: Node, called: string, pathOf: PathOf): boolean {
  if (LOOP.test(node.type)) return true;
  const { path, given } = calledFunction(node, pathOf) ?? {};
  return (
    path === 'setInterval' ||
    (path === 'setTimeout' && called.endsWith('.reload')) ||
    (path === 'addEventListener' && textOf(given?.[0]) === 'popstate')
  );
}

/** `new Promise(() => {})` in a function. */
function waitsForEver(code: Node): boolean {
  let found = false;
  walk(code, (node) => {
    if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return;
    const [executor] = node.arguments;
    const hasParameters = executor && 'params' in executor && executor.params.length > 0;
    found ||= node.callee.name === 'Promise' && !hasParameters;
  });
  return found;
}
