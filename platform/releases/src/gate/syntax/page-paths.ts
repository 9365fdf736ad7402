import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, textOf, unwrapped } from '../../bundle/parsed-script.ts';
import { DeclaredNames, isFunction, type Meaning } from './declared-names.ts';
import { alternativesOf, propertyOf, returnedValue } from './expression-values.ts';
import { COMPUTED } from './name-patterns.ts';

/** Names of the window, also as its own properties. */
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames']);

/** Objects that all remotes and the frame share. */
export const SHARED_OBJECTS: ReadonlySet<string> = new Set(
  [
    'window globalThis self top parent frames document history navigator console JSON Math Object Array String Number Promise',
    'Function Symbol Reflect Map Set Date RegExp Error Element HTMLElement Node EventTarget Event History Storage Response',
    'Request XMLHttpRequest location performance screen crypto caches queryClient queryCache navigation customElements',
    'trustedTypes CSS',
  ].flatMap((line) => line.split(' ')),
);

/** A script that gives its own value one of these names most likely means the page. */
const OF_PAGES: ReadonlySet<string> = new Set(['window', 'document']);

/** Properties that lead from an element or a frame to the page. */
const LEADS_TO: ReadonlyMap<string, string> = new Map([
  ['defaultView', 'window'],
  ['contentWindow', 'window'],
  ['ownerDocument', 'document'],
  ['contentDocument', 'document'],
]);

/** What hooks and methods return, by the last names of what is called. */
const RETURNS: readonly (readonly [called: RegExp, path: string])[] = [
  [/(?:^|\.)useQueryClient$/, 'queryClient'],
  [/^queryClient\.get(?:Query|Mutation)Cache$|^queryCache\.(?:getAll|find|findAll)$/, 'queryCache'],
  [/^(?:Object|Reflect)\.getPrototypeOf$/, 'Object.prototype'],
];

/** Selectors and tags of what the shell renders around a page, and of the head. */
const FRAME =
  /^(?:body|html|header|footer|nav|main|#?root|meta|link|title|script(?=\[)|style|base|\[role=["']?(?:banner|contentinfo|navigation|main)["']?\])(?![\w-])/;
/** Calls that find an element of the page. `closest` finds what is around an own element. */
const FINDS = /^document(?:\.\w+)*\.(?:querySelector|getElement)\w*$/;

/** A function that the script declares. */
const OWN_FUNCTION = 'ƒ';

/** The same as `pathOf` for expressions at one place of the script. */
export type PathOf = (node: Node) => string | undefined;

/** What the expressions of a script stand for. */
export class ScriptPaths {
  readonly #names: DeclaredNames;
  readonly #known = new Map<Meaning, string | undefined>();
  /** Expressions that are being resolved: one that depends on itself has no path. */
  readonly #entered = new Set<Node>();

  constructor(program: Program) {
    this.#names = new DeclaredNames(program);
  }

  /**
   * The path of an expression that leads to something which the page shares, such as `document.body.append`, whatever the script
   * calls it: `const { body } = document`, `((d) => d.body)(document)`, `element.ownerDocument.body`. `document.header` is what
   * `document.querySelector("header")` returns, `queryClient` what `useQueryClient()` returns. Undefined for the script's own values.
   */
  pathOf(node: Node, ancestors: readonly Node[]): string | undefined {
    const path = this.#resolve(node, ancestors);
    return path === OWN_FUNCTION ? undefined : path;
  }

  /** The expression or function that a name stands for, and any other expression itself. */
  expressionOf(node: Node, ancestors: readonly Node[]): Node {
    return this.#placedExpression(node, ancestors).node;
  }

  #resolve(node: Node, ancestors: readonly Node[]): string | undefined {
    const bare = unwrapped(node);
    if (isFunction(bare)) return OWN_FUNCTION;
    if (bare.type === 'ThisExpression') return 'this';
    if (bare.type === 'Identifier') return this.#resolveName(bare.name, ancestors);
    if (this.#entered.has(bare)) return undefined;
    this.#entered.add(bare);
    const path = this.#resolveParts(bare, ancestors);
    this.#entered.delete(bare);
    return path;
  }

  #resolveParts(node: Node, ancestors: readonly Node[]): string | undefined {
    if (node.type === 'CallExpression') return this.#returned(node, ancestors);
    if (node.type === 'MemberExpression')
      return this.#resolveMember(node.object, memberName(node) ?? COMPUTED, ancestors);
    for (const part of alternativesOf(node)) {
      const path = this.#resolve(part, ancestors);
      if (path !== undefined) return path;
    }
    return undefined;
  }

  #resolveMember(object: Node, name: string, ancestors: readonly Node[]): string | undefined {
    const placed = this.#placedExpression(object, ancestors);
    const value = propertyOf(placed.node, name);
    if (value) return this.#resolve(value, placed.ancestors);
    return placed.node.type === 'ObjectExpression'
      ? undefined
      : member(this.#resolve(object, ancestors), name);
  }

  #resolveName(name: string, ancestors: readonly Node[]): string | undefined {
    const meanings = this.#names.meaningsOf(name, ancestors);
    if (meanings === undefined) return name;
    for (const meaning of meanings) {
      const path = this.#pathOfMeaning(meaning);
      if (path !== undefined) return path;
    }
    return OF_PAGES.has(name) ? name : undefined;
  }

  /** A name that stands for itself, as in a recursion, has no path. */
  #pathOfMeaning(meaning: Meaning): string | undefined {
    if (!this.#known.has(meaning)) {
      this.#known.set(meaning, undefined);
      const [first, ...others] = meaning.properties;
      const { node, ancestors } = meaning;
      const path =
        first === undefined ? this.#resolve(node, ancestors) : this.#resolveMember(node, first, ancestors);
      this.#known.set(meaning, others.reduce(member, path));
    }
    return this.#known.get(meaning);
  }

  #returned(call: Node, ancestors: readonly Node[]): string | undefined {
    if (call.type !== 'CallExpression') return undefined;
    const path = this.#resolve(call.callee, ancestors);
    const given = path === OWN_FUNCTION ? this.#returnedByOwn(call.callee, ancestors) : undefined;
    if (given !== undefined) return given;
    const called = (path === OWN_FUNCTION ? undefined : path) ?? pathOf(unwrapped(call.callee)) ?? '';
    const [first, second] = call.arguments;
    if (/^(?:Reflect\.get|Object\.getOwnPropertyDescriptor)$/.test(called) && first)
      return member(this.#resolve(first, ancestors), textOf(second) ?? COMPUTED);
    if (called === 'Array.from' && first) return this.#resolve(first, ancestors);
    const selector = textOf(first) ?? '';
    if (FRAME.test(selector) && (FINDS.test(called) || isClosest(call.callee)))
      return `document.${/[a-z]+/.exec(selector.replace(/^\[role=/, ''))?.[0] ?? COMPUTED}`;
    return RETURNS.find(([name]) => name.test(called))?.[1];
  }

  /** What a function of the script returns. */
  #returnedByOwn(callee: Node, ancestors: readonly Node[]): string | undefined {
    const { node, ancestors: outer } = this.#placedExpression(callee, ancestors);
    const value = returnedValue(node);
    return value && this.#resolve(value, [...outer, node]);
  }

  #placedExpression(node: Node, ancestors: readonly Node[]): Pick<Meaning, 'node' | 'ancestors'> {
    const bare = unwrapped(node);
    const [meaning, ...others] =
      bare.type === 'Identifier' ? (this.#names.meaningsOf(bare.name, ancestors) ?? []) : [];
    const isExpression = meaning?.properties.length === 0 && others.length === 0;
    return meaning && isExpression
      ? { ...meaning, node: unwrapped(meaning.node) }
      : { node: bare, ancestors };
  }
}

export function isWindow(path: string | undefined): boolean {
  return path !== undefined && WINDOWS.has(path);
}

/** `window.document` is `document`. */
function member(object: string | undefined, name: string): string | undefined {
  const lead = LEADS_TO.get(name);
  if (lead !== undefined) return lead;
  if (object === undefined || object === OWN_FUNCTION) return undefined;
  return isWindow(object) && (SHARED_OBJECTS.has(name) || WINDOWS.has(name)) ? name : `${object}.${name}`;
}

function isClosest(callee: Node): boolean {
  return memberName(unwrapped(callee)) === 'closest';
}
