import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, unwrapped, walk } from '../../bundle/parsed-script.ts';

/** Methods of the query client that change how all remotes get their data, and those that do so if they get no filters. */
const CHANGES = /^(?:clear|unmount|set(?:DefaultOptions|QueryDefaults|MutationDefaults))$/;
const NEEDS_FILTERS = /^(?:remove|reset|cancel|refetch|invalidate)Queries$/;
/** Methods that read some queries of the query client's caches. */
const READS_SOME = /^(?:find|findAll|get|subscribe)$/;

/**
 * How a server build changes the data of others, as words that follow "its script ". The client build has the same sources, but there
 * the names are shortened.
 */
export function changedData(program: Program): ReadonlySet<string> {
  const clients = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    if (calledName(node.init) === 'useQueryClient') clients.add(node.id.name);
  });
  const isClient = (node: Node) => calledName(node) === 'useQueryClient' || clients.has(pathOf(node) ?? '');
  const found = new Set<string>();
  walk(program, (node) => {
    const callee = node.type === 'CallExpression' ? unwrapped(node.callee) : undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return;
    const call = changingCall(callee.object, memberName(callee) ?? '', node.arguments.length, isClient);
    if (call !== undefined) found.add(`changes the data of all remotes (${call})`);
  });
  return found;
}

export function usedMemory(program: Program): ReadonlySet<string> {
  const found = new Set<string>();
  walk(program, (node) => {
    if (/^allocUnsafe(?:Slow)?$/.test(memberName(node) ?? ''))
      found.add('reads memory that other code has used');
  });
  return found;
}

function changingCall(
  object: Node,
  method: string,
  given: number,
  isClient: (node: Node) => boolean,
): string | undefined {
  const isOfAll = CHANGES.test(method) || (NEEDS_FILTERS.test(method) && given === 0);
  if (isOfAll && isClient(object)) return method;
  const cache = /^get(?:Query|Mutation)Cache$/.exec(calledName(object) ?? '')?.[0];
  return cache && !READS_SOME.test(method) ? `${cache}().${method}` : undefined;
}

function calledName(node: Node | null): string | undefined {
  const call = node && unwrapped(node);
  if (call?.type !== 'CallExpression') return undefined;
  const callee = unwrapped(call.callee);
  return memberName(callee) ?? pathOf(callee);
}
