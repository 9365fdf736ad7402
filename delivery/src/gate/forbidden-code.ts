import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped, walk } from '../bundle/parsed-script.ts';
import { requiredSpecifier } from '../bundle/script-facts.ts';
import { reasonForCall, reasonForCreated } from './forbidden-calls.ts';

/** Whose script it is, and what it may therefore do that others may not. */
export interface ScriptOwner {
  /** Id of the release. */
  id: string;
  /** The federation container, which the bundler writes: it loads scripts. */
  isEntry: boolean;
}

/** Belongs to the browser's storage, which remotes use through `shared-contracts/session` alone. */
const STORAGE = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']);

/** Objects that all remotes and the frame share. */
const SHARED_OBJECTS = new Set(
  [
    'window globalThis self document history navigator console JSON Math Object Array String Number Promise Function',
    'Symbol Reflect Map Set Date RegExp Error Element HTMLElement Node EventTarget Event History Storage Response',
    'Request XMLHttpRequest',
  ].flatMap((line) => line.split(' ')),
);

/** What of them may be set: the address, and the bundler's own lists of chunks. */
const MAY_BE_SET = /^(?:window\.|self\.|globalThis\.|document\.)?(?:location(?:\.\w+)?$|chunk_mfe_)/;

/** Reads of these steal or destroy what belongs to the shopper or to the frame. */
const FORBIDDEN_READS: Readonly<Record<string, string>> = {
  'document.cookie': 'reads or writes cookies',
  'document.adoptedStyleSheets': 'adds a style sheet outside emotion',
  'document.styleSheets': 'changes style sheets outside emotion',
  'navigator.serviceWorker': 'registers a service worker, which would stay after the release',
};

/**
 * What a script of a remote must not do, in words for the sentence "its script … ". It reads the syntax tree, so that text and
 * comments do not count. It finds mistakes and clumsy attacks; the policy of the document and the isolated renderer stop the rest.
 */
export function forbiddenCode(program: Program, owner: ScriptOwner): string[] {
  const found = new Set<string>();
  walk(program, (node, ancestors) => {
    const reason = reasonFor(node, ancestors, owner);
    if (reason !== undefined) found.add(reason);
  });
  return [...found];
}

function reasonFor(node: Node, ancestors: readonly Node[], owner: ScriptOwner): string | undefined {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return reasonForCall(node, owner) ?? reasonForCreated(node, owner) ?? changedByCall(node);
    case 'ImportExpression':
      return 'loads a script that is not part of the release (import)';
    case 'DebuggerStatement':
      return 'stops in the debugger';
    case 'AssignmentExpression':
      return changedObject(node.left);
    case 'UnaryExpression':
      return node.operator === 'delete' ? changedObject(node.argument) : undefined;
    case 'MemberExpression':
      return FORBIDDEN_READS[pathOf(node) ?? ''] ?? forbiddenMember(node);
    case 'Identifier':
      return STORAGE.has(node.name) && isRead(node, ancestors.at(-1))
        ? `uses ${node.name}, which belongs to shared-contracts/session`
        : undefined;
    case 'WhileStatement':
    case 'ForStatement':
      return loopsForEver(node) ? 'has a loop without an end' : undefined;
    default:
      return undefined;
  }
}

/** `globalThis.process`, `window.localStorage`. */
function forbiddenMember(node: Node): string | undefined {
  const name = memberName(node);
  const path = pathOf(node);
  if (path === undefined || name === undefined) return undefined;
  const isGlobal = /^(?:window|globalThis|self|document\.defaultView)\.\w+$/.test(path);
  if (isGlobal && STORAGE.has(name)) return `uses ${name}, which belongs to shared-contracts/session`;
  const isProcess = path.startsWith('process.') || /^(?:globalThis|global)\.process/.test(path);
  return isProcess && !path.endsWith('env.NODE_ENV') && path !== 'process.env'
    ? `uses ${path}: a server build must not reach the server's process`
    : undefined;
}

/** A name that is a property of something else, or the key of an object, reads nothing. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return !(parent?.type === 'Property' && parent.key === node && !parent.shorthand);
}

/** Assignments to shared objects: `window.fetch = …`, `Array.prototype.map = …`, `document.body.innerHTML = …`. */
function changedObject(target: Node): string | undefined {
  const path = pathOf(unwrapped(target)) ?? pathOfObject(unwrapped(target));
  const root = path?.split('.')[0] ?? '';
  if (path === undefined || !path.includes('.') || !SHARED_OBJECTS.has(root)) return undefined;
  if (MAY_BE_SET.test(path)) return undefined;
  return `changes ${path}, which every part of the page shares`;
}

/** `window[name]`: the object is known, the property is not. */
function pathOfObject(target: Node): string | undefined {
  if (target.type !== 'MemberExpression') return undefined;
  const object = pathOf(target.object);
  return object === undefined || /^self$/.test(object) ? undefined : `${object}.…`;
}

/** `Object.assign(Array.prototype, …)`, `Object.defineProperty(window, …)`. */
function changedByCall(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const called = pathOf(unwrapped(node.callee)) ?? '';
  if (!/^(?:Object|Reflect)\.(?:assign|define\w+|setPrototypeOf|set|freeze|deleteProperty)$/.test(called))
    return;
  const [target] = node.arguments;
  const path = target ? pathOf(target) : undefined;
  const isShared = path !== undefined && SHARED_OBJECTS.has(path.split('.')[0] ?? '');
  return isShared ? `changes ${path}, which every part of the page shares` : undefined;
}

function loopsForEver(loop: Node): boolean {
  if (loop.type !== 'WhileStatement' && loop.type !== 'ForStatement') return false;
  const { test } = loop;
  const isAlwaysTrue = test === null || (test.type === 'Literal' && Boolean(test.value)) || isNotZero(test);
  if (!isAlwaysTrue) return false;
  let ends = false;
  walk(loop, ({ type }) => {
    ends ||= [
      'BreakStatement',
      'ReturnStatement',
      'ThrowStatement',
      'YieldExpression',
      'AwaitExpression',
    ].includes(type);
  });
  return !ends;
}

/** Minified `true`. */
function isNotZero(test: Node): boolean {
  return (
    test.type === 'UnaryExpression' &&
    test.operator === '!' &&
    test.argument.type === 'Literal' &&
    !test.argument.value
  );
}

/** Modules of Node or of npm that a server build loads by itself; shared packages come from the shell. */
export function foreignModules(program: Program, shared: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
      return;
    const specifier = requiredSpecifier(node);
    const isOwn = specifier?.startsWith('./') === true;
    if (specifier === undefined)
      found.add(`a module whose name it computes (${textOf(node.arguments[0]) ?? 'require'})`);
    else if (!shared.has(specifier) && !isOwn) found.add(specifier);
  });
  return [...found];
}
