import type { Node } from 'oxc-parser';
import { memberName, unwrapped } from '../bundle/parsed-script.ts';
import type { ScriptOwner } from './forbidden-code.ts';
import { type PathOf, SHARED_OBJECTS } from './page-paths.ts';

/** What of them may be set: the address, the bundler's own lists of chunks, and what it computes on its own window. */
const MAY_BE_SET = /^(?:(?:window|self|globalThis|document)\.)?(?:location(?:\.\w+)?$|chunk_mfe_)|^self\.…$/;

/** What the shell renders, and the methods that change it. */
const CHANGES_FRAME =
  /^document\.(?:body|head|html|documentElement|header|footer|root|role)(?:\.[\w…]+)*\.(?:append(?:Child)?|prepend|remove(?:Child|Attribute|Property)?|replace\w*|insert\w+|before|after|setAttribute|setProperty|toggle\w*|add|attachShadow|animate|showPopover)$/;

const CHANGING_CALLS =
  /^(?:Object|Reflect)\.(?:assign|define\w+|setPrototypeOf|set|freeze|seal|preventExtensions|deleteProperty)$/;

/** Calls by which one remote changes how all remotes get their data. */
const CHANGES_QUERIES =
  /^queryClient\.(?:clear|unmount|set(?:DefaultOptions|QueryDefaults|MutationDefaults))$/;
/** The same without the entries that are meant. */
const NEEDS_FILTERS = /^queryClient\.(?:remove|reset|cancel)Queries$/;

/** Assignments to shared objects: `window.fetch = …`, `Array.prototype.map = …`, `document.body.innerHTML = …`. */
export function changedObject(target: Node, pathOf: PathOf): string | undefined {
  if (target.type !== 'MemberExpression') return undefined;
  const prototype = builtInPrototype(target.object, pathOf);
  if (prototype !== undefined) return shared(`${prototype}.${memberName(target) ?? '…'}`);
  const path = pathOf(target);
  return path?.includes('.') && isShared(path) && !MAY_BE_SET.test(path) ? shared(path) : undefined;
}

/** `Object.assign(Array.prototype, …)`, `Object.defineProperty(window, …)`, `document.body.append(…)`. */
export function changedByCall(node: Node, { id, isEntry }: ScriptOwner, pathOf: PathOf): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const called = pathOf(node.callee) ?? '';
  if (CHANGES_FRAME.test(called)) {
    // The bundler's and the payment's scripts.
    const isScript = /^document\.head\.append(?:Child)?$/.test(called) && (isEntry || id === 'cart-checkout');
    return isScript ? undefined : shared(called.split('.').slice(0, 2).join('.'));
  }
  if (CHANGES_QUERIES.test(called) || (NEEDS_FILTERS.test(called) && node.arguments.length === 0))
    return `changes the data of all remotes (${called})`;
  const [target] = node.arguments;
  if (!target || !CHANGING_CALLS.test(called)) return undefined;
  const path = builtInPrototype(target, pathOf) ?? pathOf(target);
  return path !== undefined && isShared(path) ? shared(path) : undefined;
}

function isShared(path: string): boolean {
  const [root = ''] = path.split('.');
  return SHARED_OBJECTS.has(root) || /^[A-Z]/.test(root);
}

/** `({}).__proto__`, `[].constructor.prototype`, `Object.getPrototypeOf("")`: reached without its name. */
function builtInPrototype(node: Node, pathOf: PathOf): string | undefined {
  const bare = unwrapped(node);
  if (bare.type === 'CallExpression') {
    const [of] = bare.arguments;
    const isBuiltIn = of !== undefined && /Literal|ArrayExpression|ObjectExpression|Function/.test(of.type);
    return isBuiltIn && /^(?:Object|Reflect)\.getPrototypeOf$/.test(pathOf(bare.callee) ?? '')
      ? 'a built-in prototype'
      : undefined;
  }
  const name = memberName(bare);
  if (bare.type !== 'MemberExpression') return undefined;
  if (name === '__proto__') return 'a built-in prototype';
  return name === 'prototype' && memberName(unwrapped(bare.object)) === 'constructor'
    ? 'a built-in prototype'
    : undefined;
}

function shared(path: string): string {
  return `changes ${path}, which every part of the page shares`;
}
