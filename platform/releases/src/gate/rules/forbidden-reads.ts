import type { Node } from 'oxc-parser';
import { memberName, textOf } from '../../bundle/parsed-script.ts';
import { calledFunction, globalName } from '../syntax/called-function.ts';
import { COMPUTED } from '../syntax/name-patterns.ts';
import { isWindow, type PathOf } from '../syntax/page-paths.ts';
import type { ScriptOwner } from './forbidden-code.ts';

/** Belongs to the browser's storage, which remotes use through `shared-contracts/session` alone. */
const STORAGE = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']);

const PERMISSION = 'asks the shopper for a permission of the browser';
const KEPT = 'keeps files in the browser, which would stay after the release';
const MACHINE_CODE = 'runs machine code, which no check reads (WebAssembly)';
const USED_MEMORY = 'reads memory that other code has used';
const PAST_THE_CONTRACT = 'reaches past the contract, into what Module Federation keeps in the window';
const IN_TESTS = 'asks whether a test visits the page, to behave in another way';

/** Reads of these steal or destroy what belongs to the shopper or to the frame. */
const FORBIDDEN_READS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'document.cookie': 'reads or writes cookies',
    'document.adoptedStyleSheets': 'adds a style sheet outside emotion',
    'document.styleSheets': 'changes style sheets outside emotion',
    'navigator.serviceWorker': 'registers a service worker, which would stay after the release',
    'navigator.geolocation': PERMISSION,
    'navigator.mediaDevices': PERMISSION,
    'navigator.getUserMedia': PERMISSION,
    'navigator.clipboard.read': PERMISSION,
    'navigator.clipboard.readText': PERMISSION,
    'navigator.bluetooth': PERMISSION,
    'navigator.usb': PERMISSION,
    'navigator.hid': PERMISSION,
    'navigator.serial': PERMISSION,
    'navigator.requestMIDIAccess': PERMISSION,
    'Notification.requestPermission': PERMISSION,
    'document.requestStorageAccess': PERMISSION,
    'navigator.locks': 'holds locks of the browser, for which other tabs wait',
    'navigator.storage.getDirectory': KEPT,
    'caches.open': KEPT,
    'caches.delete': KEPT,
    'caches.keys': KEPT,
    'navigator.webdriver': IN_TESTS,
    'WebAssembly.instantiate': MACHINE_CODE,
    'WebAssembly.instantiateStreaming': MACHINE_CODE,
    'WebAssembly.Module': MACHINE_CODE,
    'Buffer.allocUnsafe': USED_MEMORY,
    'Buffer.allocUnsafeSlow': USED_MEMORY,
  }),
);

/** What one remote alone may read. */
const READ_BY: ReadonlyMap<string, readonly [owner: string, reason: string]> = new Map([
  // The login code of a text message.
  ['navigator.credentials', ['account', 'asks the browser for stored passwords']],
]);

/** Objects of which a script may not take a property whose name it computes. */
const COMPUTED_OF = /^(window|globalThis|top|parent|frames|document|navigator|location|history)\.…$/;
/** Names of the window through which a script reaches into other remotes. */
const OF_OTHERS = /^(?:__FEDERATION__|__webpack_share_scopes__|__REACT_DEVTOOLS_GLOBAL_HOOK__)$/;
const CONTAINER = /^(?:chunk_)?mfe_(\w+)$/;
/** Keys under which React keeps its own data in elements. */
const OF_REACT = /^__react(?:Fiber|Props|Events|Listeners|Container)/;
const COPIES = /^Object\.(?:assign|values|entries|getOwnPropertyDescriptors)$/;

/** What a remote takes that belongs to the browser, to the shell, to another remote or to the server. */
export function reasonForRead(
  node: Node,
  ancestors: readonly Node[],
  owner: ScriptOwner,
  pathOf: PathOf,
): string | undefined {
  const parent = ancestors.at(-1);
  switch (node.type) {
    case 'MemberExpression':
      return reasonForPath(pathOf(node), owner) ?? reasonForName(memberName(node));
    case 'CallExpression':
      return copiesWindow(node, pathOf) ?? reasonForPath(pathOf(node), owner);
    case 'SpreadElement':
      return parent?.type === 'ObjectExpression' && isWindow(pathOf(node.argument))
        ? copied()
        : reasonForPath(pathOf(node.argument), owner);
    case 'VariableDeclarator':
      return reasonForPattern(node.id, node.init ?? undefined, owner, pathOf);
    case 'Identifier':
      return isRead(node, parent) ? reasonForIdentifier(node.name, owner, pathOf(node)) : undefined;
    case 'Literal':
      return reasonForText(textOf(node) ?? ('regex' in node ? node.regex.pattern : ''));
    default:
      return undefined;
  }
}

function reasonForPath(path: string | undefined, { id, isEntry }: ScriptOwner): string | undefined {
  if (path === undefined) return undefined;
  const known = FORBIDDEN_READS.get(path);
  if (known !== undefined) return known;
  const [allowed, reason] = READ_BY.get(path) ?? [];
  if (reason !== undefined) return allowed === id ? undefined : reason;
  const [, computedOf] = COMPUTED_OF.exec(path) ?? [];
  if (computedOf !== undefined)
    return `takes something of the ${isWindow(computedOf) ? 'window' : computedOf} by a name that it computes`;
  const name = /^(?:window|globalThis|self|top|parent|frames)\.(\w+)$/.exec(path)?.[1] ?? path;
  if (STORAGE.has(name)) return storageReason(name);
  if (OF_OTHERS.test(name) && !isEntry) return PAST_THE_CONTRACT;
  const [, container] = CONTAINER.exec(name) ?? [];
  return container !== undefined && container !== id.replaceAll('-', '_')
    ? `reaches into the remote ${container.replaceAll('_', '-')}`
    : undefined;
}

function reasonForName(name: string | undefined): string | undefined {
  return name !== undefined && OF_REACT.test(name) ? 'reaches into React’s own data' : undefined;
}

/** `const { localStorage: kept } = window`. */
function reasonForPattern(
  pattern: Node,
  init: Node | undefined,
  owner: ScriptOwner,
  pathOf: PathOf,
): string | undefined {
  const path = init && pathOf(init);
  if (pattern.type !== 'ObjectPattern' || path === undefined) return undefined;
  for (const each of pattern.properties) {
    if (each.type !== 'Property' && isWindow(path)) return copied();
    if (each.type !== 'Property') continue;
    const named = each.key.type === 'Identifier' && !each.computed ? each.key.name : textOf(each.key);
    const reason = reasonForPath(`${path}.${named ?? COMPUTED}`, owner);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonForIdentifier(
  name: string,
  { isEntry }: ScriptOwner,
  path: string | undefined,
): string | undefined {
  if (STORAGE.has(name)) return storageReason(name);
  if (path !== name) return undefined;
  return OF_OTHERS.test(name) && !isEntry ? PAST_THE_CONTRACT : undefined;
}

function copiesWindow(node: Node, pathOf: PathOf): string | undefined {
  const call = calledFunction(node, pathOf);
  if (!call) return undefined;
  return COPIES.test(call.path) && call.given.some((each) => isWindow(globalName(each, pathOf)))
    ? copied()
    : undefined;
}

function copied(): string {
  return 'copies the window, which hides what it reads';
}

function storageReason(name: string): string {
  return `uses ${name}, which belongs to shared-contracts/session`;
}

function reasonForText(text: string): string | undefined {
  if (OF_REACT.test(text)) return 'reaches into React’s own data';
  return /\bHeadlessChrome\b/.test(text) ? IN_TESTS : undefined;
}

/** A name that is a property of something else, or the key of an object, reads nothing. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return !(parent?.type === 'Property' && parent.key === node && !parent.shorthand);
}
