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

const MODULE_NAME = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** Reads the facts from the text that the build wrote for the server, where names are not shortened. */
export function scriptFacts(program: Program): ScriptFacts {
  const specifierOf = new Map<string, string>();
  const imports = new Map<string, Set<string>>();
  const mounts = new Set<string>();
  const events = new Set<string>();

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const specifier = requiredSpecifier(node.init);
      if (specifier !== undefined) specifierOf.set(node.id.name, specifier);
    }
    const specifier = requiredSpecifier(node);
    if (specifier !== undefined && !imports.has(specifier)) imports.set(specifier, new Set());
  });
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
      const specifier = specifierOf.get(node.object.name);
      const name = memberName(node);
      if (specifier !== undefined && name !== undefined) imports.get(specifier)?.add(name);
    }
    for (const name of mountedIn(node)) if (MODULE_NAME.test(name)) mounts.add(name);
    const event = sentEvent(node);
    if (event !== undefined) events.add(event);
  });
  return {
    imports: Object.fromEntries([...imports].map(([specifier, names]) => [specifier, [...names].sort()])),
    mounts: [...mounts].sort(),
    events: [...events].sort(),
  };
}

/** The specifier of `require("react")`. */
export function requiredSpecifier(node: Node): string | undefined {
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

function sentEvent(node: Node): string | undefined {
  return calledName(node) === 'emit' && node.type === 'CallExpression'
    ? textOf(node.arguments[0])
    : undefined;
}

/** The last name of what is called: `emit` for `(0, events.emit)("cart-updated")`. */
function calledName(node: Node): string | undefined {
  return node.type === 'CallExpression' ? pathOf(unwrapped(node.callee))?.split('.').at(-1) : undefined;
}

function present(names: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name !== undefined);
}
