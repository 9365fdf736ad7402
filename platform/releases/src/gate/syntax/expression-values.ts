import type { Node } from 'oxc-parser';
import { textOf } from '../../bundle/parsed-script.ts';
import { isFunction } from './declared-names.ts';

/** The expressions of which one is the value: `x ?? document`, `await document`, `[...document.links]`. */
export function alternativesOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression') return [node.left, node.right];
  if (node.type === 'AwaitExpression') return [node.argument];
  const [only] = node.type === 'ArrayExpression' ? node.elements : [];
  return only?.type === 'SpreadElement' ? [only.argument] : [];
}

/** The value of a property of an object literal, or of the one element of a list. */
export function propertyOf(literal: Node, name: string): Node | undefined {
  if (literal.type === 'ArrayExpression') {
    const [only, ...others] = literal.elements;
    return others.length === 0 && only && only.type !== 'SpreadElement' ? only : undefined;
  }
  for (const each of literal.type === 'ObjectExpression' ? literal.properties : []) {
    if (each.type !== 'Property') continue;
    const key = each.key.type === 'Identifier' && !each.computed ? each.key.name : textOf(each.key);
    if (key === name) return each.kind === 'get' ? returnedValue(each.value) : each.value;
  }
  return undefined;
}

/** The value that a function returns, if it has one `return`. */
export function returnedValue(node: Node): Node | undefined {
  if (!isFunction(node) || !('body' in node) || !node.body || Array.isArray(node.body)) return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const last = node.body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}
