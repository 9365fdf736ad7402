import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped, walk } from '../bundle/parsed-script.ts';

/** Names of the window, also as its own properties. */
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames']);

/** Objects that all remotes and the frame share. */
export const SHARED_OBJECTS: ReadonlySet<string> = new Set(
  [
    'window globalThis self top parent frames document history navigator console JSON Math Object Array String Number Promise',
    'Function Symbol Reflect Map Set Date RegExp Error Element HTMLElement Node EventTarget Event History Storage Response',
    'Request XMLHttpRequest location performance screen crypto caches queryClient',
  ].flatMap((line) => line.split(' ')),
);

/** A script that gives its own value one of these names most likely means the page. */
const OF_PAGES: ReadonlySet<string> = new Set(['window', 'document']);

/** Properties that lead from an element or a frame to the page. */
const LEADS_TO: ReadonlyMap<string, string> = new Map([
  ['defaultView', 'window'],
  ['contentWindow', 'window'],
  ['ownerDocument', 'document'],
  ['contentDocument', 'document'],
]);

/** Selectors and tags of what the shell renders around a page. */
const FRAME = /^(?:body|html|header|footer|#?root|\[role=["']?(?:banner|contentinfo)["']?\])(?![\w-])/;

const DECLARES: ReadonlySet<string> = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
  'CatchClause',
  'AssignmentExpression',
]);

/** A property whose name is computed. */
const COMPUTED = '…';
const MAX_DEPTH = 8;

/**
 * The path of an expression that leads to something which the page shares, such as `document.body.append`, whatever the script
 * calls it: `const { body } = document`, `((d) => d.body)(document)`, `element.ownerDocument.body`. `document.header` is what
 * `document.querySelector("header")` returns, `queryClient` what `useQueryClient()` returns. Undefined for the script's own values.
 */
type PathInPage = (node: Node, ancestors: readonly Node[]) => string | undefined;

/** The same for expressions at one place of the script. */
export type PathOf = (node: Node) => string | undefined;

/** What a name stands for: an expression and where it is, then a property of it. */
interface Meaning {
  node: Node;
  ancestors: readonly Node[];
  property?: string;
}

/** Function, block or the whole script → the names that it declares. A name that is declared or set twice has no meaning. */
type Scopes = Map<Node, Map<string, Meaning | undefined>>;

export function pathsInPage(program: Program): PathInPage {
  const scopes = declaredNames(program);

  function resolve(node: Node, ancestors: readonly Node[], depth: number): string | undefined {
    const bare = unwrapped(node);
    if (depth > MAX_DEPTH) return undefined;
    if (bare.type === 'ThisExpression') return 'this';
    if (bare.type === 'Identifier') return resolveName(bare.name, ancestors, depth);
    if (bare.type === 'CallExpression') return returned(bare, ancestors, depth);
    if (bare.type !== 'MemberExpression') return undefined;
    const name = memberName(bare) ?? COMPUTED;
    const lead = LEADS_TO.get(name);
    if (lead !== undefined) return lead;
    const object = resolve(bare.object, ancestors, depth + 1);
    return object === undefined ? undefined : member(object, name);
  }

  function resolveName(name: string, ancestors: readonly Node[], depth: number): string | undefined {
    const scope = ancestors.findLast((each) => scopes.get(each)?.has(name));
    const meaning = scope && scopes.get(scope)?.get(name);
    const path = meaning && resolve(meaning.node, meaning.ancestors, depth + 1);
    if (!meaning || path === undefined) return scope === undefined || OF_PAGES.has(name) ? name : undefined;
    return meaning.property === undefined ? path : member(path, meaning.property);
  }

  function returned(call: Node, ancestors: readonly Node[], depth: number): string | undefined {
    if (call.type !== 'CallExpression') return undefined;
    if (pathOf(unwrapped(call.callee))?.split('.').at(-1) === 'useQueryClient') return 'queryClient';
    const called = resolve(call.callee, ancestors, depth + 1) ?? '';
    const selector = textOf(call.arguments[0]) ?? '';
    if (!/^document\.(?:querySelector|getElement)/.test(called) || !FRAME.test(selector)) return undefined;
    return `document.${/[a-z]+/.exec(selector)?.[0] ?? COMPUTED}`;
  }

  return (node, ancestors) => resolve(node, ancestors, 0);
}

export function isWindow(path: string): boolean {
  return WINDOWS.has(path);
}

/** `window.document` is `document`. */
function member(object: string, name: string): string {
  return isWindow(object) && SHARED_OBJECTS.has(name) ? name : `${object}.${name}`;
}

function declaredNames(program: Program): Scopes {
  const scopes: Scopes = new Map();
  const assigned: { name: string; ancestors: readonly Node[] }[] = [];
  const declare = (scope: Node, name: string, meaning?: Meaning) => {
    const names = scopes.get(scope) ?? new Map<string, Meaning | undefined>();
    scopes.set(scope, names.set(name, names.has(name) ? undefined : meaning));
  };
  walk(program, (node, visited) => {
    if (!DECLARES.has(node.type)) return;
    const ancestors = [...visited];
    const parent = ancestors.at(-1);
    const isVar = parent?.type === 'VariableDeclaration' && parent.kind === 'var';
    const scope = ancestors.findLast(isVar ? isFunction : isBlock) ?? program;
    if (node.type === 'VariableDeclarator') {
      for (const [name, property] of namesIn(node.id))
        declare(scope, name, node.init ? { node: node.init, ancestors, property } : undefined);
    } else if (isFunction(node)) {
      if ('id' in node && node.id?.type === 'Identifier')
        declare(node.type === 'FunctionDeclaration' ? scope : node, node.id.name);
      const given = argumentsOf(node, ancestors);
      for (const [index, parameter] of parametersOf(node).entries()) {
        const argument = given[index];
        for (const [name, property] of namesIn(parameter))
          declare(node, name, argument && { node: argument, ancestors, property });
      }
    } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      if (node.id) declare(scope, node.id.name);
    } else if (node.type === 'CatchClause') {
      for (const [name] of node.param ? namesIn(node.param) : []) declare(scope, name);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      assigned.push({ name: node.left.name, ancestors });
    }
  });
  for (const { name, ancestors } of assigned) {
    const scope = ancestors.findLast((each) => scopes.get(each)?.has(name));
    if (scope) scopes.get(scope)?.set(name, undefined);
  }
  return scopes;
}

function isFunction({ type }: Node): boolean {
  return (
    type === 'FunctionExpression' || type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression'
  );
}

function isBlock(node: Node): boolean {
  return isFunction(node) || /^(?:Block|For\w*|Switch)Statement$/.test(node.type);
}

/** Of a function that is called where it is written. */
function argumentsOf(node: Node, ancestors: readonly Node[]): readonly Node[] {
  const parent = ancestors.findLast(({ type }) => type !== 'ParenthesizedExpression');
  return parent?.type === 'CallExpression' && unwrapped(parent.callee) === node ? parent.arguments : [];
}

function parametersOf(node: Node): readonly Node[] {
  return 'params' in node && Array.isArray(node.params) ? node.params : [];
}

/** Names that a pattern declares, each with the property that it takes. */
function namesIn(pattern: Node): [name: string, property?: string][] {
  if (pattern.type === 'Identifier') return [[pattern.name]];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'RestElement') return deeper(pattern.argument);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => (each ? deeper(each) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => {
    if (each.type !== 'Property') return namesIn(each);
    const key = each.key.type === 'Identifier' && !each.computed ? each.key.name : textOf(each.key);
    const isFlat = each.value.type === 'Identifier' || each.value.type === 'AssignmentPattern';
    if (!isFlat) return deeper(each.value);
    return namesIn(each.value).map(([name]): [string, string] => [name, key ?? COMPUTED]);
  });
}

/** Names of a pattern inside another one. */
function deeper(pattern: Node): [name: string, property: string][] {
  return namesIn(pattern).map(([name]) => [name, COMPUTED]);
}
