import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped, walk } from '../../bundle/parsed-script.ts';
import { CODE_RULES } from './code-rules.ts';

/** Whose script it is. This decides what it may do that other scripts may not. */
export interface ScriptOwner {
  id: string;
  /** The federation container, which the bundler writes: it loads scripts. */
  isEntry: boolean;
  /** It has a federation runtime of its own (`own-runtime.ts`). */
  isRuntime?: boolean;
  /** Its path in the release, if it is a module, which imports others of the release. */
  module?: string;
}

export interface CodeRule {
  /** Words that follow "No script ", ending with `({})`, in place of which stands what was found. */
  reason: string;
  wayOut: string;
  /** Examples of code that the rule refuses. */
  examples: readonly [string, ...string[]];
  /** Patterns for what a node uses. The first group is what was found, or the whole match if there is no group. */
  find: Readonly<Partial<Record<keyof Uses, RegExp>>>;
  /** Whether the rule allows a find. */
  mayBe?: (found: string, owner: ScriptOwner, ancestors: readonly Node[]) => boolean;
}

/**
 * What a node uses. Names come from the syntax tree, so texts and comments do not count. Assignments are not followed: what a script
 * reaches by another name is reported by a trial.
 */
interface Uses {
  /** The name in a variable, `object.name` or `const { name: other } = object`, except for properties that the script defines on its own objects. */
  name: string | undefined;
  /** `document.cookie` for `window.document.cookie`. */
  path: string | undefined;
  /** A text, a pattern or a name. */
  text: string | undefined;
  pattern: string | undefined;
  /** `script` for `document.createElement("script")` and `<script>` in JSX. */
  element: string | undefined;
  elementOfDocument: string | undefined;
  /** Empty where it is computed. */
  imported: string | undefined;
  type: string;
}

type FoundCode = ReadonlyMap<string, ReadonlySet<string>>;
/** Results per script, so that each script is walked only once for all rules. */
const FOUND = new WeakMap<Program, FoundCode>();

/**
 * What a script does that the rules of code refuse: rule id → words that follow "its script ".
 * @param program a script in which the bundler has shortened the names of variables
 */
export function forbiddenCode(program: Program, owner: ScriptOwner): FoundCode {
  const known = FOUND.get(program);
  if (known) return known;
  const found = new Map<string, Set<string>>();
  FOUND.set(program, found);
  const rules = Object.entries(CODE_RULES);
  const own = ownProperties(program);
  walk(program, (node, ancestors) => {
    const uses = usesOf(node, ancestors.at(-1), own);
    for (const [id, { find, mayBe, reason }] of rules) {
      const what = foundIn(uses, find);
      if (what === undefined || mayBe?.(what, owner, ancestors)) continue;
      found.set(id, (found.get(id) ?? new Set()).add(reason.replace('{}', what)));
    }
  });
  return found;
}

function foundIn(uses: Uses, find: CodeRule['find']): string | undefined {
  for (const [kind, pattern] of Object.entries(find)) {
    const used = uses[kind as keyof Uses];
    const match = used === undefined ? null : pattern.exec(used);
    // A remote's names have an underscore where its id has a hyphen.
    if (match) return match[1]?.replaceAll('_', '-') ?? used;
  }
  return undefined;
}

function usesOf(node: Node, parent: Node | undefined, own: ReadonlySet<string>): Uses {
  const isRead = node.type === 'MemberExpression' || (node.type === 'Identifier' && isVariable(node, parent));
  const name = nameUsed(node, parent, own);
  const pattern = node.type === 'Literal' && 'regex' in node ? node.regex.pattern : undefined;
  return {
    name,
    path: isRead ? pathOf(node)?.replace(/^(?:window|globalThis|self|top|parent|frames)\./, '') : undefined,
    text: pattern ?? textOf(node) ?? name,
    pattern,
    ...createdElement(node),
    imported: node.type === 'ImportExpression' ? (textOf(node.source) ?? '') : undefined,
    type: node.type,
  };
}

function createdElement(node: Node): Pick<Uses, 'element' | 'elementOfDocument'> {
  const callee = node.type === 'CallExpression' ? pathOf(unwrapped(node.callee)) : undefined;
  if (node.type !== 'CallExpression' || !/(?:^|\.)(?:createElement(?:NS)?|jsxs?)$/.test(callee ?? ''))
    return { element: undefined, elementOfDocument: undefined };
  const element = node.arguments.map((each) => textOf(each)).find((text) => /^\w+$/.test(text ?? ''));
  return { element, elementOfDocument: /(?:^|\.)document\./.test(callee ?? '') ? element : undefined };
}

function ownProperties(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const each of node.properties) {
      const name = each.type === 'Property' ? keyOf(each.key) : undefined;
      if (name !== undefined) names.add(name);
    }
  });
  return names;
}

function keyOf(key: Node): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}

function nameUsed(node: Node, parent: Node | undefined, own: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') return isVariable(node, parent) ? node.name : undefined;
  const isPattern = node.type === 'Property' && parent?.type === 'ObjectPattern';
  const name = isPattern ? keyOf(node.key) : memberName(node);
  return name !== undefined && own.has(name) ? undefined : name;
}

/** Whether an identifier stands for a variable, and not for a property or a key. */
function isVariable(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return !(parent && 'key' in parent && parent.key === node);
}
