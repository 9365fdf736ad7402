import type { Node } from 'oxc-parser';
import { memberName, unwrapped } from '../../bundle/parsed-script.ts';
import type { PathOf } from './page-paths.ts';

/** A call or a `new`, whichever way it is written. */
export interface Call {
  /** The path of the function, such as `document.write`, without `window.`; empty for the script's own functions. */
  path: string;
  given: readonly Node[];
  isNew: boolean;
}

/** `f(…)`, `new F(…)`, `f.call(…)`, `f.apply(…)`, `f.bind(…)`, `Reflect.apply(f, …)`, `Reflect.construct(F, …)`. */
export function calledFunction(node: Node, pathOf: PathOf): Call | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const call = (callee: Node, given: readonly Node[], isNew = node.type === 'NewExpression'): Call => ({
    path: globalName(callee, pathOf) ?? '',
    given,
    isNew,
  });
  const callee = unwrapped(node.callee);
  const [first, second, third] = node.arguments;
  const how = memberName(callee) ?? '';
  const path = pathOf(callee);
  const isIndirect = /^(?:call|apply|bind)$/.test(how) && path !== 'Reflect.apply';
  if (callee.type === 'MemberExpression' && isIndirect && path !== undefined) {
    return call(callee.object, how === 'apply' ? elementsOf(second) : node.arguments.slice(1));
  }
  if (first && path === 'Reflect.apply') return call(first, elementsOf(third));
  if (first && path === 'Reflect.construct') return call(first, elementsOf(second), true);
  return call(callee, node.arguments);
}

/** `window.alert` is `alert`. */
export function globalName(node: Node, pathOf: PathOf): string | undefined {
  return pathOf(node)?.replace(/^(?:window|globalThis|self|top|parent|frames)\.(?=.)/, '');
}

function elementsOf(node: Node | undefined): readonly Node[] {
  return node?.type === 'ArrayExpression' ? node.elements.filter((each) => each !== null) : [];
}
