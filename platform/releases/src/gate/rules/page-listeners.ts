import type { Node } from 'oxc-parser';
import { memberName, textOf, unwrapped, walk } from '../../bundle/parsed-script.ts';
import { calledFunction } from '../syntax/called-function.ts';
import { isFunction } from '../syntax/declared-names.ts';
import { isWindow, type PathOf } from '../syntax/page-paths.ts';

/** Where a listener gets the events of the whole page. */
const WHOLE_PAGE =
  /^(?:(?:navigation|document(?:\.(?:body|html|documentElement|root|header|footer|main))?)\.)?addEventListener$/;

/** Events of the whole page that are the shell's, or that take a tab out of the back/forward cache. */
const OF_THE_SHELL: Readonly<Record<string, string>> = {
  error: 'listens to the errors of all parts of the page, which the shell reports',
  unhandledrejection: 'listens to the errors of all parts of the page, which the shell reports',
  beforeunload: 'asks before the page is left',
  unload: 'listens to unload, which keeps the page out of the back/forward cache',
};

const SCROLLS = /^(?:wheel|touchmove|touchstart|scroll)$/;
const FOCUSES = /^(?:focus|focusin|focusout|blur)$/;
const STOPS = /^stop(?:Immediate)?Propagation$/;
const PREVENTS = /^preventDefault$/;
/** A listener that asks what has happened first. */
const CONDITION = /^(?:If|Switch)Statement$|^(?:Conditional|Logical)Expression$/;
/** What an observer of the page does to elements of others. */
const REMOVES = /^(?:remove(?:Child)?|replace(?:With|Children|Child))$/;

/**
 * A listener on the window or the document by which one remote takes events from all.
 * @param expressionOf the expression or function that a name stands for
 */
export function reasonForListener(
  node: Node,
  pathOf: PathOf,
  expressionOf: (node: Node) => Node,
): string | undefined {
  const observed = observer(node, pathOf, expressionOf);
  if (observed !== undefined) return observed;
  const [event, given, options] = listening(node, pathOf);
  if (!event) return undefined;
  const name = textOf(expressionOf(event));
  if (name === undefined && /^(?:Call|Binary)Expression$|^TemplateLiteral$/.test(expressionOf(event).type))
    return 'listens to an event of the whole page by a name that it computes';
  if (name !== undefined && Object.hasOwn(OF_THE_SHELL, name)) return OF_THE_SHELL[name];
  if (!given) return undefined;
  const listener = expressionOf(given);
  const told = name ?? 'of several names';
  if (calls(listener, STOPS)) return `takes the event ${told} from all other parts of the page`;
  if (FOCUSES.test(told) && calls(listener, /^focus$/, 'always')) return 'takes the focus of the whole page';
  if (SCROLLS.test(told))
    return isActive(options) && calls(listener, PREVENTS)
      ? `keeps the whole page from scrolling (${told})`
      : undefined;
  return calls(listener, PREVENTS, 'always') ? `cancels the event ${told} for the whole page` : undefined;
}

/** The arguments of `addEventListener` of the window, the document or the frame. */
function listening(node: Node, pathOf: PathOf): readonly Node[] {
  const call = calledFunction(node, pathOf);
  if (!call) return [];
  if (WHOLE_PAGE.test(call.path)) return call.given;
  // `EventTarget.prototype.addEventListener.call(window, …)`
  const target = node.type === 'CallExpression' ? pathOf(node.arguments[0] ?? node) : undefined;
  const isOfPage = isWindow(target) || target === 'document' || target === 'document.body';
  return isOfPage && call.path === 'EventTarget.prototype.addEventListener' ? call.given : [];
}

/** `new MutationObserver(…)` that removes what others have added. */
function observer(node: Node, pathOf: PathOf, expressionOf: (node: Node) => Node): string | undefined {
  const call = calledFunction(node, pathOf);
  const [callBack] = call?.path === 'MutationObserver' ? call.given : [];
  if (!callBack) return undefined;
  const reaction = expressionOf(callBack);
  return reads(reaction, 'addedNodes') && calls(reaction, REMOVES)
    ? 'removes what other parts of the page add'
    : undefined;
}

/** `{ passive: false }`; minified `!1`. */
function isActive(options: Node | undefined): boolean {
  if (options?.type !== 'ObjectExpression') return false;
  return options.properties.some((each) => {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== 'passive')
      return false;
    const { value } = each;
    return (
      (value.type === 'Literal' && value.value === false) ||
      (value.type === 'UnaryExpression' && value.operator === '!' && value.argument.type === 'Literal')
    );
  });
}

/** Whether a listener calls such a method at all, or whatever has happened. */
function calls(listener: Node, method: RegExp, when: 'ever' | 'always' = 'ever'): boolean {
  let found = false;
  let asksFirst = false;
  walk(listener, (node, within) => {
    asksFirst ||= CONDITION.test(node.type);
    if (node.type !== 'CallExpression' || !method.test(memberName(unwrapped(node.callee)) ?? '')) return;
    const isCertain = !asksFirst && within.filter(isFunction).length <= 1;
    found ||= when === 'ever' || isCertain;
  });
  return found;
}

function reads(code: Node, property: string): boolean {
  let found = false;
  walk(code, (node) => {
    const isInPattern =
      node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === property;
    found ||= isInPattern || memberName(node) === property;
  });
  return found;
}
