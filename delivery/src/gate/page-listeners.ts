import type { Node } from 'oxc-parser';
import { memberName, textOf, unwrapped, walk } from '../bundle/parsed-script.ts';
import type { PathOf } from './page-paths.ts';

/** Where a listener gets the events of the whole page. */
const WHOLE_PAGE =
  /^(?:(?:window|globalThis|self|top|document|document\.(?:body|html|documentElement|root))\.)?addEventListener$/;

/** Events of the whole page that are the shell's, or that take a tab out of the back/forward cache. */
const OF_THE_SHELL: Readonly<Record<string, string>> = {
  error: 'listens to the errors of all parts of the page, which the shell reports',
  unhandledrejection: 'listens to the errors of all parts of the page, which the shell reports',
  beforeunload: 'asks before the page is left',
  unload: 'listens to unload, which keeps the page out of the back/forward cache',
};

const SCROLLS = /^(?:wheel|touchmove|touchstart|scroll)$/;
const STOPS = /^stop(?:Immediate)?Propagation$/;

/** A listener on the window or the document by which one remote takes events from all. */
export function reasonForListener(node: Node, pathOf: PathOf): string | undefined {
  if (node.type !== 'CallExpression' || !WHOLE_PAGE.test(pathOf(node.callee) ?? '')) return undefined;
  const [event, listener, options] = node.arguments;
  const name = textOf(event) ?? '';
  if (Object.hasOwn(OF_THE_SHELL, name)) return OF_THE_SHELL[name];
  if (!listener) return undefined;
  if (calls(listener, STOPS)) return `takes the event ${name} from all other parts of the page`;
  return SCROLLS.test(name) && isActive(options) && calls(listener, /^preventDefault$/)
    ? `keeps the whole page from scrolling (${name})`
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

function calls(listener: Node, method: RegExp): boolean {
  let found = false;
  walk(listener, (node) => {
    if (node.type === 'CallExpression') found ||= method.test(memberName(unwrapped(node.callee)) ?? '');
  });
  return found;
}
