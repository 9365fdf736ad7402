import type { Node } from 'oxc-parser';
import { memberName, textOf, unwrapped } from '../../bundle/parsed-script.ts';
import { type Call, calledFunction } from '../syntax/called-function.ts';
import type { PathOf } from '../syntax/page-paths.ts';
import type { ScriptOwner } from './forbidden-code.ts';

const DIALOG = 'opens a dialog of the browser, which blocks the page';
const PAST_THE_CLIENT = 'sends data past the HTTP client of the shop';

/** Calls by the name of what is called. */
const FORBIDDEN_CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    importScripts: 'loads a script that is not part of the release (importScripts)',
    'document.write': 'writes into the document while it loads',
    'document.writeln': 'writes into the document while it loads',
    'document.open': 'empties the document',
    'document.fonts.add': 'adds a font, which the whole shop would have',
    'document.fonts.clear': 'removes the fonts of the whole shop',
    'customElements.define': 'defines a custom element, whose name the next release cannot define again',
    'CSS.registerProperty': 'registers a property of styles for the whole document',
    'CSS.paintWorklet.addModule': 'loads a script that is not part of the release (worklet)',
    'CSS.animationWorklet.addModule': 'loads a script that is not part of the release (worklet)',
    'console.clear': 'empties the console, in which errors are reported',
    stop: 'stops the document while it loads',
    alert: DIALOG,
    confirm: DIALOG,
    prompt: DIALOG,
    'navigator.sendBeacon': PAST_THE_CLIENT,
  }),
);

/** Constructors of what the shop has no use for. */
const FORBIDDEN_OBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Worker: 'starts a worker',
    SharedWorker: 'starts a worker',
    WebSocket: 'opens a connection past the HTTP client of the shop',
    WebSocketStream: 'opens a connection past the HTTP client of the shop',
    WebTransport: 'opens a connection past the HTTP client of the shop',
    EventSource: 'opens a connection past the HTTP client of the shop',
    RTCPeerConnection: 'opens a connection past the HTTP client of the shop, which no policy limits',
    XMLHttpRequest: 'sends a request past the HTTP client of the shop',
    BroadcastChannel: 'sends messages to other tabs past shared-contracts/events',
    CSSStyleSheet: 'adds a style sheet outside emotion',
    FontFace: 'adds a font, which the whole shop would have',
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

/** Elements with a window of their own, in which nothing is changed. JSX may have one, such as a map. */
const FRAMES = /^(?:iframe|frame|object|embed)$/i;

/** The payment script comes from the payment provider, and the checkout's policy lets in that one (PAY-11). */
const MAY_ADD_SCRIPTS = 'cart-checkout';

/** Calls that the shop forbids. Code from text is not among them: the policy of each document refuses it, also in the trial. */
export function reasonForCall(node: Node, pathInPage: PathOf): string | undefined {
  const call = calledFunction(node, pathInPage);
  if (!call) return undefined;
  const { path, given, isNew } = call;
  const [first] = given;
  if (path === 'document.execCommand' && textOf(first) !== 'copy')
    return 'edits the document by a command of the browser';
  return (isNew ? FORBIDDEN_OBJECTS : FORBIDDEN_CALLS).get(path);
}

/** `new (class extends WebSocket {})`. */
export function reasonForClass(node: Node, pathInPage: PathOf): string | undefined {
  if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return undefined;
  return node.superClass ? FORBIDDEN_OBJECTS.get(pathInPage(node.superClass) ?? '') : undefined;
}

/** `document.createElement("script")` and `<script>` in JSX. */
export function reasonForCreated(
  node: Node,
  { id, isEntry }: ScriptOwner,
  pathInPage: PathOf,
): string | undefined {
  const call = calledFunction(node, pathInPage);
  if (!call || node.type !== 'CallExpression') return undefined;
  const called = call.path.split('.').at(-1) || (memberName(unwrapped(node.callee)) ?? '');
  if (/^(?:insertRule|replaceSync)$/.test(called)) return 'adds a style rule outside emotion';
  if (!/^(?:createElement|createElementNS|jsxs?)$/.test(called)) return undefined;
  const name = elementName(call);
  if (name === 'script' && (isEntry || id === MAY_ADD_SCRIPTS)) return undefined;
  if (name === 'link' && isEntry) return undefined;
  if (/^document\.createElement/.test(call.path)) {
    if (name === undefined) return 'creates an element by a name that it computes';
    if (FRAMES.test(name)) return `adds an element with a window of its own (${name})`;
  }
  return ELEMENTS_OF_THE_HEAD.get(name?.toLowerCase() ?? '');
}

/** After the namespace, if there is one. */
function elementName({ path, given }: Call): string | undefined {
  if (/^document\.createElementNS$/.test(path)) return textOf(given[1]);
  return given.map((argument) => textOf(argument)).find((text) => text !== undefined);
}
