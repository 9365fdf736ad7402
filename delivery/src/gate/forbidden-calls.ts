import type { Node } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped } from '../bundle/parsed-script.ts';
import type { ScriptOwner } from './forbidden-code.ts';
import type { PathOf } from './page-paths.ts';

const TEXT_AS_CODE = 'runs text as code, which the policy of the document refuses';

/** Calls by the name of what is called. */
const FORBIDDEN_CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eval: TEXT_AS_CODE,
    importScripts: 'loads a script that is not part of the release (importScripts)',
    'document.write': 'writes into the document while it loads',
    'document.writeln': 'writes into the document while it loads',
    'document.open': 'empties the document',
    'window.stop': 'stops the document while it loads',
    alert: 'opens a dialog of the browser, which blocks the page',
    confirm: 'opens a dialog of the browser, which blocks the page',
    prompt: 'opens a dialog of the browser, which blocks the page',
    'navigator.sendBeacon': 'sends data past the HTTP client of the shop',
  }),
);

/** Constructors of what the shop has no use for. */
const FORBIDDEN_OBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Worker: 'starts a worker',
    SharedWorker: 'starts a worker',
    WebSocket: 'opens a connection past the HTTP client of the shop',
    EventSource: 'opens a connection past the HTTP client of the shop',
    XMLHttpRequest: 'sends a request past the HTTP client of the shop',
    BroadcastChannel: 'sends messages to other tabs past shared-contracts/events',
    'WebAssembly.Module': 'runs machine code, which no check reads (WebAssembly)',
  }),
);

/** Elements that belong to the document's head, which the edge server writes. */
const ELEMENTS_OF_THE_HEAD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    script: 'adds a script element',
    style: 'adds a style element, outside emotion',
    link: 'adds a link element, outside the document’s head',
    base: 'adds a base element, which changes every address of the page',
    meta: 'adds a meta element, which only the head of a page may give',
  }),
);

/** The payment script comes from the payment provider, and the checkout's policy lets in that one (PAY-11). */
const MAY_ADD_SCRIPTS = 'cart-checkout';

/** Code from text (`eval`, `Function`, a timer with text), and calls that the shop forbids. */
export function reasonForCall(node: Node, { isEntry }: ScriptOwner, pathInPage: PathOf): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const called = pathInPage(node.callee)?.replace(/^(?:window|globalThis|self)\./, '') ?? '';
  const [first] = node.arguments;
  const firstText = first ? textOf(first) : undefined;
  if (called === 'Function') return isEntry && firstText === 'return this' ? undefined : TEXT_AS_CODE;
  if (isConstructorOfFunctions(node.callee)) return TEXT_AS_CODE;
  if (/^set(?:Timeout|Interval)$/.test(called) && isText(first)) return TEXT_AS_CODE;
  if (node.type === 'NewExpression') return FORBIDDEN_OBJECTS.get(called);
  return FORBIDDEN_CALLS.get(called) ?? FORBIDDEN_CALLS.get(`window.${called}`);
}

/** `x.constructor.constructor("…")`, and `(() => {}).constructor("…")`. */
function isConstructorOfFunctions(callee: Node): boolean {
  const bare = unwrapped(callee);
  if (bare.type !== 'MemberExpression' || memberName(bare) !== 'constructor') return false;
  const object = unwrapped(bare.object);
  return memberName(object) === 'constructor' || /Function/.test(object.type);
}

function isText(node: Node | undefined): boolean {
  return node?.type === 'TemplateLiteral' || (node !== undefined && textOf(node) !== undefined);
}

/** `document.createElement("script")` and `<script>` in JSX. */
export function reasonForCreated(node: Node, { id, isEntry }: ScriptOwner): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const called = pathOf(unwrapped(node.callee))?.split('.').at(-1) ?? '';
  if (/^(?:insertRule|replaceSync)$/.test(called)) return 'adds a style rule outside emotion';
  if (!/^(?:createElement|createElementNS|jsxs?)$/.test(called)) return undefined;
  const name = node.arguments.map((argument) => textOf(argument)).find((text) => text !== undefined);
  if (name === 'script' && (isEntry || id === MAY_ADD_SCRIPTS)) return undefined;
  return ELEMENTS_OF_THE_HEAD.get(name?.toLowerCase() ?? '');
}
