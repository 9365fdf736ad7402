import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped, walk } from '../../bundle/parsed-script.ts';
import { isInRelease, looksForDebugSetting } from './own-runtime.ts';

/** Whose script it is, and what it may therefore do that others may not. */
export interface ScriptOwner {
  /** Id of the release. */
  id: string;
  /** The federation container, which the bundler writes: it loads scripts. */
  isEntry: boolean;
  /** It has a federation runtime of its own (`own-runtime.ts`). */
  isRuntime?: boolean;
  /** Its path in the release, if it is a module, which imports others of the release. */
  module?: string;
}

type Reasons = readonly (readonly [named: RegExp, reason: string])[];

/** A repeated group that only repeats one thing, such as `(a+)+`: the time doubles with each character. */
const NESTED_REPETITION = /\((?:\?:)?(?:\\.|[^\\()[\]|]|\[[^[]{1,100}\])[+*]\)[+*]/;

const STORAGE = /^(?:localStorage|sessionStorage|indexedDB|cookieStore)$/;
const OF_FEDERATION = /^(?:__FEDERATION__|__webpack_share_scopes__|__REACT_DEVTOOLS_GLOBAL_HOOK__)$/;
const OF_A_REMOTE = /^(?:chunk_)?mfe_(\w+)$/;
const PERMISSION = 'asks the shopper for a permission of the browser';
const STYLE_RULE = 'adds a style rule outside emotion';
const IN_TESTS = 'asks whether a test visits the page, to behave in another way';

/** Names of variables and properties that only the browser has, whichever object they are read from. */
const FORBIDDEN_NAMES: Reasons = [
  [
    /^(?:WebSocket(?:Stream)?|WebTransport|EventSource|RTCPeerConnection|XMLHttpRequest|sendBeacon)$/,
    'opens a connection past the HTTP client of the shop',
  ],
  [/^(?:BroadcastChannel|SharedWorker)$/, 'sends messages to other tabs past shared-contracts/events'],
  [/^serviceWorker$/, 'registers a service worker, which would stay after the release'],
  [/^WebAssembly$/, 'runs machine code, which no check reads (WebAssembly)'],
  [/^FontFace$/, 'adds a font, which the whole shop would have'],
  [/^(?:CSSStyleSheet|adoptedStyleSheets|insertRule|replaceSync)$/, STYLE_RULE],
  [/^(?:getUserMedia|mediaDevices|requestMIDIAccess|requestStorageAccess)$/, PERMISSION],
  [/^webdriver$/, IN_TESTS],
];

/** What only the browser has at these paths. */
const FORBIDDEN_PATHS: Reasons = [
  [/^document\.cookie$/, 'reads or writes cookies'],
  [/^document\.(?:write|writeln|open)$/, 'empties or writes the document'],
  [/^Worker$/, 'starts a worker'],
  [/^caches$|^navigator\.storage$/, 'keeps files in the browser, which would stay after the release'],
  [/^navigator\.locks$/, 'holds locks of the browser, for which other tabs wait'],
  [/^navigator\.(?:geolocation|bluetooth|usb|hid|serial|clipboard\.read(?:Text)?)$/, PERMISSION],
  [/^Notification\.requestPermission$/, PERMISSION],
  [/^customElements\.define$/, 'defines a custom element, whose name the next release cannot define again'],
  [/^console\.clear$/, 'empties the console, in which errors are reported'],
];

/** In texts and names: keys under which React keeps its own data in elements, and the browser of a test. */
const FORBIDDEN_TEXTS: Reasons = [
  [/^__react(?:Fiber|Props|Events|Listeners|Container)/, 'reaches into React’s own data'],
  [/\bHeadlessChrome\b/, IN_TESTS],
];

/** What one remote alone may use: the login code of a text message. */
const PASSWORDS = { path: 'navigator.credentials', owner: 'account' };
/** The payment script comes from the payment provider, and the checkout's policy lets in that one (PAY-11). */
const MAY_ADD_SCRIPTS = 'cart-checkout';
/** Elements that belong to the document's head, or have a window of their own. JSX may have the latter, such as a map. */
const OF_THE_HEAD = /^(?:script|style|link|base|meta)$/i;
const WITH_A_WINDOW = /^(?:iframe|frame|object|embed)$/i;

/**
 * What a script of a remote must not do in a browser, in words for the sentence "its script … ". It reads names in the syntax tree, so
 * that texts and comments do not count. It does not follow what they are given to: a trial reports what a script reaches by other names.
 * @param program a script in which the bundler has shortened the names of variables
 */
export function forbiddenCode(program: Program, owner: ScriptOwner): string[] {
  const found = new Set<string>();
  const own = ownProperties(program);
  walk(program, (node, ancestors) => {
    const name = nameUsed(node, ancestors.at(-1), own);
    for (const reason of [
      name && reasonForName(name, owner, ancestors),
      reasonForPath(node, ancestors.at(-1), owner),
      reasonForImport(node, owner),
      reasonForNode(node),
      reasonForElement(node, owner),
    ])
      if (reason) found.add(reason);
  });
  return [...found];
}

/** The names of properties that the script gives to objects of its own. */
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

/** The name that a variable, `object.name` or `const { name: other } = object` uses. */
function nameUsed(node: Node, parent: Node | undefined, own: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') return isVariable(node, parent) ? node.name : undefined;
  const isPattern = node.type === 'Property' && parent?.type === 'ObjectPattern';
  const name = isPattern ? keyOf(node.key) : memberName(node);
  return name !== undefined && own.has(name) ? undefined : name;
}

/** Neither a property nor a key. */
function isVariable(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  return !(parent && 'key' in parent && parent.key === node);
}

function reasonFrom(reasons: Reasons, text: string): string | undefined {
  return reasons.find(([named]) => named.test(text))?.[1];
}

function reasonForName(
  name: string,
  { id, isEntry, isRuntime }: ScriptOwner,
  ancestors: readonly Node[],
): string | undefined {
  if (STORAGE.test(name) && !(isRuntime && looksForDebugSetting(ancestors)))
    return `uses ${name}, which belongs to shared-contracts/session`;
  if (OF_FEDERATION.test(name) && !isEntry)
    return 'reaches past the contract, into what Module Federation keeps in the window';
  const [, remote = id] = OF_A_REMOTE.exec(name) ?? [];
  if (remote.replaceAll('_', '-') !== id) return `reaches into the remote ${remote.replaceAll('_', '-')}`;
  return reasonFrom(FORBIDDEN_NAMES, name) ?? reasonFrom(FORBIDDEN_TEXTS, name);
}

function reasonForPath(node: Node, parent: Node | undefined, { id }: ScriptOwner): string | undefined {
  const isRead = node.type === 'MemberExpression' || (node.type === 'Identifier' && isVariable(node, parent));
  const path = isRead ? pathInPage(node) : undefined;
  if (path === undefined) return undefined;
  if (path === PASSWORDS.path && id !== PASSWORDS.owner) return 'asks the browser for stored passwords';
  return reasonFrom(FORBIDDEN_PATHS, path);
}

/** `window.document.cookie` is `document.cookie`. */
function pathInPage(node: Node): string | undefined {
  return pathOf(node)?.replace(/^(?:window|globalThis|self|top|parent|frames)\./, '');
}

function reasonForImport(node: Node, { isRuntime, module }: ScriptOwner): string | undefined {
  if (node.type !== 'ImportExpression' || isRuntime) return undefined;
  const imported = textOf(node.source);
  if (module !== undefined && imported !== undefined && isInRelease(module, imported)) return undefined;
  return 'loads a script that is not part of the release (import)';
}

function reasonForNode(node: Node): string | undefined {
  if (node.type === 'DebuggerStatement') return 'stops in the debugger';
  const pattern = node.type === 'Literal' && 'regex' in node ? node.regex.pattern : undefined;
  if (NESTED_REPETITION.test(pattern ?? ''))
    return 'has a pattern that takes exponential time with some texts (nested repetition)';
  return reasonFrom(FORBIDDEN_TEXTS, pattern ?? textOf(node) ?? '');
}

/** `document.createElement("script")` and `<script>` in JSX. */
function reasonForElement(node: Node, { id, isEntry }: ScriptOwner): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = pathOf(unwrapped(node.callee)) ?? '';
  const creates = /(?:^|\.)(?:createElement(?:NS)?|jsxs?)$/.test(callee);
  const name = creates && node.arguments.map((each) => textOf(each)).find((text) => /^\w+$/.test(text ?? ''));
  if (!name || (name === 'script' && (isEntry || id === MAY_ADD_SCRIPTS)) || (name === 'link' && isEntry))
    return undefined;
  if (WITH_A_WINDOW.test(name) && /(?:^|\.)document\./.test(callee))
    return `adds an element with a window of its own (${name})`;
  return OF_THE_HEAD.test(name) ? `adds a ${name} element, which belongs to the head of the page` : undefined;
}
