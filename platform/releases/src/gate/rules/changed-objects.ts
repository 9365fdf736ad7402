import type { Node } from 'oxc-parser';
import { memberName, textOf, unwrapped } from '../../bundle/parsed-script.ts';
import { calledFunction } from '../syntax/called-function.ts';
import { type PathOf, SHARED_OBJECTS } from '../syntax/page-paths.ts';
import type { ScriptOwner } from './forbidden-code.ts';

/** What of them may be set: the address, the bundler's own lists of chunks, and what it computes on its own window. */
const MAY_BE_SET = /^(?:(?:window|self|globalThis|document)\.)?(?:location(?:\.\w+)?$|chunk_mfe_)|^self\.…$/;

/** Functions and objects that all parts of the page use by their bare names. */
const GLOBALS =
  /^(?:fetch|console|performance|(?:set|clear)(?:Timeout|Interval)|queueMicrotask|(?:request|cancel)AnimationFrame|requestIdleCallback|structuredClone|matchMedia|addEventListener|getComputedStyle|parseInt|parseFloat|scrollTo)$/;

const CHANGING_METHODS =
  /^(?:append(?:Child)?|prepend|remove(?:Child|Attribute|Property)?|(?:replace|insert|toggle)\w*|before|after|setAttribute|setProperty|add|attachShadow|animate|showPopover|requestFullscreen|adoptNode)$/;
/** What the shell renders, and the document's head. */
const FRAME = /^document(?:\.[\w…]+)*$/;
/** Methods of elements, ranges and fragments that move what they are given, or delete it. */
const TAKES =
  /^(?:append(?:Child)?|prepend|replace(?:With|Children|Child)|insert(?:Before|Node|AdjacentElement)|before|after|adoptNode|moveBefore|selectNode(?:Contents)?|surroundContents|removeChild)$/;
const CHANGING_CALLS =
  /^(?:Object|Reflect)\.(?:assign|define\w+|setPrototypeOf|set|freeze|seal|preventExtensions|deleteProperty)$/;
const DEFINES = /^__define[GS]etter__$/;

/** Calls by which one remote changes how all remotes get their data. */
const CHANGES_QUERIES =
  /^query(?:Client\.(?:clear|unmount|set(?:DefaultOptions|QueryDefaults|MutationDefaults))|Cache\.(?:….)?(?:clear|remove|notify|reset|cancel|destroy|invalidate|setData|setState))$/;
/** The same without the entries that are meant. */
const NEEDS_FILTERS = /^queryClient\.(?:remove|reset|cancel|refetch|invalidate)Queries$/;

/** The objects that a statement changes: `window.fetch = …`, `[Date.now] = …`, `delete x.y`, `x.y++`, `for (x.y of …)`. */
export function changedObjects(node: Node, { id }: ScriptOwner, pathOf: PathOf): string | undefined {
  for (const target of targetsOf(node)) {
    const reason = changedObject(target, id, pathOf);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function targetsOf(node: Node): Node[] {
  switch (node.type) {
    case 'AssignmentExpression':
    case 'ForOfStatement':
    case 'ForInStatement':
      return flat(node.left);
    case 'UpdateExpression':
      return [node.argument];
    case 'UnaryExpression':
      return node.operator === 'delete' ? [unwrapped(node.argument)] : [];
    default:
      return [];
  }
}

/** The targets in a pattern. */
function flat(pattern: Node | null): Node[] {
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(flat);
  if (pattern?.type === 'ObjectPattern')
    return pattern.properties.flatMap((each) => flat(each.type === 'Property' ? each.value : each.argument));
  if (pattern?.type === 'AssignmentPattern') return flat(pattern.left);
  return pattern ? [pattern] : [];
}

function changedObject(target: Node, id: string, pathOf: PathOf): string | undefined {
  if (target.type === 'Identifier') {
    const name = pathOf(target);
    // `document` and `window` cannot be set: a script that sets them means its own.
    const isGlobal = /^[A-Z]/.test(target.name) ? SHARED_OBJECTS.has(target.name) : GLOBALS.test(target.name);
    return isGlobal && name === target.name ? shared(name) : undefined;
  }
  if (target.type !== 'MemberExpression') return undefined;
  const prototype = builtInPrototype(target.object, pathOf);
  if (prototype !== undefined) return shared(`${prototype}.${memberName(target) ?? '…'}`);
  const path = pathOf(target);
  if (path === undefined || !path.includes('.') || !isShared(path)) return undefined;
  return MAY_BE_SET.test(path) || isOwnData(path, id) ? undefined : shared(path);
}

/** `document.documentElement.dataset.reviewsZoom` */
function isOwnData(path: string, id: string): boolean {
  const own = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const [, name = ''] = /^document\.\w+\.dataset\.(\w+)$/.exec(path) ?? [];
  return name.startsWith(own) && /^[A-Z]/.test(name.slice(own.length));
}

/** `Object.assign(Array.prototype, …)`, `Object.defineProperty(window, …)`, `document.body.append(…)`. */
export function changedByCall(node: Node, { id, isEntry }: ScriptOwner, pathOf: PathOf): string | undefined {
  const call = calledFunction(node, pathOf);
  if (!call || node.type !== 'CallExpression') return undefined;
  const { path, given } = call;
  const callee = unwrapped(node.callee);
  const [, object = '', method = ''] = /^(.*)\.([^.]*)$/.exec(path) ?? [];
  if (FRAME.test(object) && CHANGING_METHODS.test(method) && object !== 'document.fonts') {
    // The bundler's and the payment's scripts.
    const isScript = path.startsWith('document.head.append') && (isEntry || id === 'cart-checkout');
    const isOwn = /Attribute$/.test(method) && textOf(given[0])?.startsWith(`data-${id}-`);
    return isScript || isOwn ? undefined : shared(object.split('.').slice(0, 2).join('.'));
  }
  const isOfAnybody =
    path.startsWith('queryClient.set') && given[0] && pathOf(given[0])?.startsWith('queryCache');
  if (CHANGES_QUERIES.test(path) || (NEEDS_FILTERS.test(path) && given.length === 0) || isOfAnybody)
    return `changes the data of all remotes (${path})`;
  const [target] = given;
  const called = method || (memberName(callee) ?? '');
  if (TAKES.test(called)) {
    const taken = given.map((each) => pathOf(each)).find((each) => each?.startsWith('document.'));
    if (taken !== undefined) return shared(taken);
  }
  if (DEFINES.test(called) && callee.type === 'MemberExpression') {
    return changedTarget(callee.object, pathOf);
  }
  return target && CHANGING_CALLS.test(path) ? changedTarget(target, pathOf) : undefined;
}

function changedTarget(target: Node, pathOf: PathOf): string | undefined {
  const path = builtInPrototype(target, pathOf) ?? pathOf(target);
  return path !== undefined && isShared(path) ? shared(path) : undefined;
}

function isShared(path: string): boolean {
  const [root = ''] = path.split('.');
  return SHARED_OBJECTS.has(root) || /^[A-Z]/.test(root);
}

/** `({}).__proto__`, `[].constructor.prototype`: reached without its name. */
function builtInPrototype(node: Node, pathOf: PathOf): string | undefined {
  const bare = unwrapped(node);
  if (bare.type === 'CallExpression' && pathOf(bare) === 'Object.prototype') return 'a built-in prototype';
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
