import type { Node, Program } from 'oxc-parser';
import { memberName, textOf, walk } from '../bundle/parsed-script.ts';
import { requiredSpecifier } from '../bundle/script-facts.ts';
import { changedByCall, changedObject } from './changed-objects.ts';
import { reasonForCall, reasonForCreated } from './forbidden-calls.ts';
import { reasonForListener } from './page-listeners.ts';
import { isWindow, type PathOf, pathsInPage } from './page-paths.ts';

/** Whose script it is, and what it may therefore do that others may not. */
export interface ScriptOwner {
  /** Id of the release. */
  id: string;
  /** The federation container, which the bundler writes: it loads scripts. */
  isEntry: boolean;
}

/** Belongs to the browser's storage, which remotes use through `shared-contracts/session` alone. */
const STORAGE = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']);

const PERMISSION = 'asks the shopper for a permission of the browser';
const KEPT = 'keeps files in the browser, which would stay after the release';

/** Reads of these steal or destroy what belongs to the shopper or to the frame. */
const FORBIDDEN_READS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'document.cookie': 'reads or writes cookies',
    'document.adoptedStyleSheets': 'adds a style sheet outside emotion',
    'document.styleSheets': 'changes style sheets outside emotion',
    'navigator.serviceWorker': 'registers a service worker, which would stay after the release',
    'navigator.geolocation': PERMISSION,
    'navigator.mediaDevices': PERMISSION,
    'Notification.requestPermission': PERMISSION,
    'caches.open': KEPT,
    'caches.delete': KEPT,
    'caches.keys': KEPT,
    'WebAssembly.instantiate': 'runs machine code, which no check reads (WebAssembly)',
    'WebAssembly.instantiateStreaming': 'runs machine code, which no check reads (WebAssembly)',
    'WebAssembly.Module': 'runs machine code, which no check reads (WebAssembly)',
  }),
);

/**
 * What a script of a remote must not do, in words for the sentence "its script … ". It reads the syntax tree, so that text and
 * comments do not count. It finds mistakes and clumsy attacks; the policy of the document and the isolated renderer stop the rest.
 */
export function forbiddenCode(program: Program, owner: ScriptOwner): string[] {
  const found = new Set<string>();
  const pathInPage = pathsInPage(program);
  walk(program, (node, ancestors) => {
    const reason = reasonFor(node, ancestors, owner, (each) => pathInPage(each, ancestors));
    if (reason !== undefined) found.add(reason);
  });
  return [...found];
}

function reasonFor(
  node: Node,
  ancestors: readonly Node[],
  owner: ScriptOwner,
  pathOf: PathOf,
): string | undefined {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return (
        reasonForCall(node, owner, pathOf) ??
        reasonForCreated(node, owner) ??
        reasonForListener(node, pathOf) ??
        changedByCall(node, owner, pathOf)
      );
    case 'ImportExpression':
      return 'loads a script that is not part of the release (import)';
    case 'DebuggerStatement':
      return 'stops in the debugger';
    case 'AssignmentExpression':
      return changedObject(node.left, pathOf);
    case 'UnaryExpression':
      return node.operator === 'delete' ? changedObject(node.argument, pathOf) : undefined;
    case 'MemberExpression':
      return FORBIDDEN_READS.get(pathOf(node) ?? '') ?? forbiddenMember(node, pathOf);
    case 'VariableDeclarator':
      return reasonForPattern(node.id, node.init ?? undefined, pathOf);
    case 'Literal':
      return /^\s*javascript:/i.test(textOf(node) ?? '') ? 'runs text as code (javascript:)' : undefined;
    case 'Identifier':
      return STORAGE.has(node.name) && isRead(node, ancestors.at(-1)) ? storageReason(node.name) : undefined;
    case 'WhileStatement':
    case 'ForStatement':
      return loopsForEver(node) ? 'has a loop without an end' : undefined;
    default:
      return undefined;
  }
}

/** `globalThis.process`, `window.localStorage`. */
function forbiddenMember(node: Node, pathOf: PathOf): string | undefined {
  const name = memberName(node);
  const path = pathOf(node);
  const isComputed = /^(?:window|globalThis|top|parent|frames)\.…$/.test(path ?? '');
  if (isComputed) return 'takes something of the window by a name that it computes';
  if (path === undefined || name === undefined) return undefined;
  const isGlobal = /^(?:window|globalThis|self|top|parent|frames)\.\w+$/.test(path);
  if (isGlobal && STORAGE.has(name)) return storageReason(name);
  const isProcess = path.startsWith('process.') || /^(?:globalThis|global)\.process/.test(path);
  return isProcess && !path.endsWith('env.NODE_ENV') && path !== 'process.env'
    ? `uses ${path}: a server build must not reach the server's process`
    : undefined;
}

/** `const { localStorage: kept } = window`. */
function reasonForPattern(pattern: Node, init: Node | undefined, pathOf: PathOf): string | undefined {
  if (pattern.type !== 'ObjectPattern' || !init) return undefined;
  const path = pathOf(init) ?? '';
  const keys = pattern.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && !each.computed ? [each.key.name] : [],
  );
  for (const key of keys) {
    if (isWindow(path) && STORAGE.has(key)) return storageReason(key);
    const reason = FORBIDDEN_READS.get(`${path}.${key}`);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function storageReason(name: string): string {
  return `uses ${name}, which belongs to shared-contracts/session`;
}

/** A name that is a property of something else, or the key of an object, reads nothing. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return !(parent?.type === 'Property' && parent.key === node && !parent.shorthand);
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
