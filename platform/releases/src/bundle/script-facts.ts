import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped, walk } from './parsed-script.ts';

/** What a server build needs from the rest of the shop. The client build comes from the same sources. */
export interface ScriptFacts {
  /** Specifier → the names that the script uses of it. */
  imports: Record<string, string[]>;
  /** Modules of other owners that it mounts: `cart-checkout/add-to-cart`. */
  mounts: string[];
  /** Events of the contract that it sends. */
  events: string[];
}

const EVENTS = 'shared-contracts/events';
const MODULE_NAME = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** Reads the facts from the text that the build wrote for the server, where names are not shortened. */
export function scriptFacts(program: Program): ScriptFacts {
  const external = externalModules(program);
  const declared = new Map<Node, Map<string, string>>();
  const imports = new Map<string, Set<string>>();
  const mounts = new Set<string>();
  const events = new Set<string>();

  walk(program, (node, ancestors) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const specifier = requiredSpecifier(node.init) ?? external.get(bundledModule(node.init) ?? '');
      const scope = ancestors.findLast(isScope) ?? program;
      if (specifier !== undefined) {
        declared.set(scope, (declared.get(scope) ?? new Map()).set(node.id.name, specifier));
      }
    }
    const specifier = requiredSpecifier(node);
    if (specifier !== undefined && !imports.has(specifier)) imports.set(specifier, new Set());
  });
  /** The package that a variable holds. Modules in one file may use the same name for different packages. */
  const specifierOf = (variable: string, ancestors: readonly Node[]) => {
    const inner = ancestors.findLast((each) => declared.get(each)?.has(variable));
    const scope = inner ? declared.get(inner) : [...declared.values()].find((names) => names.has(variable));
    return scope?.get(variable);
  };
  walk(program, (node, ancestors) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
      const specifier = specifierOf(node.object.name, ancestors);
      const name = memberName(node);
      if (specifier !== undefined && name !== undefined) imports.get(specifier)?.add(name);
    }
    for (const name of mountedIn(node)) if (MODULE_NAME.test(name)) mounts.add(name);
    const { sender, event } = sentEvent(node);
    // The remote's own emitters, and those of libraries, have a method of the same name.
    if (event !== undefined && specifierOf(sender, ancestors) === EVENTS) events.add(event);
  });
  return {
    imports: Object.fromEntries([...imports].map(([specifier, names]) => [specifier, [...names].sort()])),
    mounts: [...mounts].sort(),
    events: [...events].sort(),
  };
}

/** Modules of the bundle that only re-export a required package, which the bundler writes when several modules use it: id → specifier. */
function externalModules(program: Program): Map<string, string> {
  const found = new Map<string, string>();
  walk(program, (node, ancestors) => {
    if (node.type !== 'AssignmentExpression' || pathOf(node.left) !== 'module.exports') return;
    const specifier = requiredSpecifier(node.right);
    const entry = ancestors.findLast((each) => each.type === 'Property');
    const id = entry?.type === 'Property' ? keyOf(entry.key) : undefined;
    if (specifier !== undefined && id !== undefined) found.set(id, specifier);
  });
  return found;
}

function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The id of `__webpack_require__("C")`. */
function bundledModule(node: Node): string | undefined {
  return calledName(node) === '__webpack_require__' && node.type === 'CallExpression' && node.arguments[0]
    ? keyOf(node.arguments[0])
    : undefined;
}

function isScope({ type }: Node): boolean {
  return (
    type === 'FunctionExpression' || type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression'
  );
}

/** The specifier of `require("react")`. */
function requiredSpecifier(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return undefined;
  return node.callee.type === 'Identifier' && node.callee.name === 'require'
    ? textOf(node.arguments[0])
    : undefined;
}

/** `<Fragment of="…">`, `fragments: ["…"]` of a page, `useRemoteModule("…")`. */
function mountedIn(node: Node): string[] {
  if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') {
    const { name } = node.key;
    if (name === 'of') return present([textOf(node.value)]);
    if (name === 'fragments' && node.value.type === 'ArrayExpression') {
      return present(node.value.elements.map(textOf));
    }
  }
  return calledName(node) === 'useRemoteModule' && node.type === 'CallExpression'
    ? present([textOf(node.arguments[0])])
    : [];
}

/** `events` and `cart-updated` for `(0, events.emit)("cart-updated")`. */
function sentEvent(node: Node): { sender: string; event?: string | undefined } {
  const [sender = '', name, ...more] =
    node.type === 'CallExpression' ? (pathOf(unwrapped(node.callee))?.split('.') ?? []) : [];
  if (node.type !== 'CallExpression' || name !== 'emit' || more.length > 0) return { sender };
  return { sender, event: textOf(node.arguments[0]) };
}

/** The last name of what is called: `emit` for `(0, events.emit)("cart-updated")`. */
function calledName(node: Node): string | undefined {
  return node.type === 'CallExpression' ? pathOf(unwrapped(node.callee))?.split('.').at(-1) : undefined;
}

function present(names: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name !== undefined);
}
