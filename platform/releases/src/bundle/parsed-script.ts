import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export interface ParsedScript {
  program: Program;
  /** Why the text is no valid script: one sentence about the first error. */
  error: string | undefined;
}

/** @param type `module` for a script with imports and exports */
export function parseScript(text: string, type?: 'global' | 'module'): ParsedScript {
  const sourceType = type === 'module' ? 'module' : 'script';
  const { program, errors } = parseSync('script.js', text, { lang: 'js', sourceType });
  return { program, error: errors[0]?.message };
}

/** Passes each node with its ancestors, the nearest last. */
export function walk(root: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  const enter = (node: Node) => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const child of childrenOf(node)) enter(child);
    ancestors.pop();
  };
  enter(root);
}

function childrenOf(node: Node): Node[] {
  const fields: unknown[] = (visitorKeys[node.type] ?? []).map((key) => node[key as keyof Node]);
  return fields.flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The value of a string literal, or of a template without expressions. */
export function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** `document.body.append` for that expression; undefined where a part is computed. */
export function pathOf(node: Node): string | undefined {
  const bare = unwrapped(node);
  if (bare.type === 'Identifier') return bare.name;
  if (bare.type === 'ThisExpression') return 'this';
  if (bare.type !== 'MemberExpression') return undefined;
  const object = pathOf(bare.object);
  const name = memberName(bare);
  return object === undefined || name === undefined ? undefined : `${object}.${name}`;
}

/** The property that a member expression accesses: `b` for `a.b` and `a["b"]`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return textOf(node.property);
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** Removes parentheses, optional chaining, and the `(0, a.b)` with which a bundler calls a function without its object. */
export function unwrapped(node: Node): Node {
  if (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression') {
    return unwrapped(node.expression);
  }
  const last = node.type === 'SequenceExpression' ? node.expressions.at(-1) : undefined;
  return last ? unwrapped(last) : node;
}
