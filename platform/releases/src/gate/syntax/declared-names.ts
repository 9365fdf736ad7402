import type { Node, Program } from 'oxc-parser';
import { memberName, pathOf, unwrapped, walk } from '../../bundle/parsed-script.ts';
import { COMPUTED, namesIn } from './name-patterns.ts';

/** What a name stands for: an expression, where it is, and the property of it that the name has. */
export interface Meaning {
  node: Node;
  ancestors: readonly Node[];
  properties: readonly string[];
}

/** Methods of lists that call a function with each element. */
const ITERATES = /^(?:forEach|map|flatMap|filter|find|findLast|some|every)$/;

/** The names of a script: a variable stands for all values that it is given, a parameter for the arguments of all calls of its function. */
export class DeclaredNames {
  /** Function, block or the whole script → the names that it declares, each with all that it may stand for. */
  readonly #scopes = new Map<Node, Map<string, Meaning[]>>();
  readonly #assigned: { name: string; meaning: Meaning }[] = [];
  readonly #called: { call: Node; ancestors: readonly Node[] }[] = [];

  constructor(program: Program) {
    walk(program, (node, visited) => this.#visit(node, visited, program));
    for (const { name, meaning } of this.#assigned) this.#meaningsOf(name, meaning.ancestors)?.push(meaning);
    for (const { call, ancestors } of this.#called) this.#passArguments(call, ancestors);
  }

  /** All that the name may stand for. Undefined for a name that the script does not declare. */
  meaningsOf(name: string, ancestors: readonly Node[]): readonly Meaning[] | undefined {
    return this.#meaningsOf(name, ancestors);
  }

  #meaningsOf(name: string, ancestors: readonly Node[]): Meaning[] | undefined {
    const scope = ancestors.findLast((each) => this.#scopes.get(each)?.has(name));
    return scope && this.#scopes.get(scope)?.get(name);
  }

  #visit(node: Node, visited: readonly Node[], program: Program): void {
    const isDeclaring = /^(?:VariableDeclarator|Class\w+|CatchClause|AssignmentExpression|CallExpression)$/;
    if (!isFunction(node) && !isDeclaring.test(node.type)) return;
    const ancestors = [...visited];
    const parent = ancestors.at(-1);
    const isVar = parent?.type === 'VariableDeclaration' && parent.kind === 'var';
    const scope = ancestors.findLast(isVar ? isFunction : isBlock) ?? program;
    if (isFunction(node)) this.#declareFunction(node, ancestors, scope);
    else if (node.type === 'VariableDeclarator') this.#declareVariable(node, ancestors, scope);
    else if (node.type === 'CatchClause') {
      for (const [name] of node.param ? namesIn(node.param) : []) this.#declare(scope, name);
    } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      if (node.id) this.#declare(scope, node.id.name);
    } else if (node.type === 'CallExpression') this.#called.push({ call: node, ancestors });
    else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      this.#assigned.push({ name: node.left.name, meaning: { node: node.right, ancestors, properties: [] } });
    }
  }

  #declare(scope: Node, name: string, meaning?: Meaning): void {
    const names = this.#scopes.get(scope) ?? new Map<string, Meaning[]>();
    this.#scopes.set(scope, names.set(name, [...(names.get(name) ?? []), ...(meaning ? [meaning] : [])]));
  }

  #declareVariable(node: Node, ancestors: readonly Node[], scope: Node): void {
    if (node.type !== 'VariableDeclarator') return;
    const [loop, declaration] = ancestors.slice(-2);
    const isElement = loop?.type === 'ForOfStatement' && loop.left === declaration;
    const value = isElement ? loop.right : node.init;
    for (const [name, ...properties] of namesIn(node.id)) {
      const path = isElement ? [COMPUTED, ...properties] : properties;
      this.#declare(scope, name, value ? { node: value, ancestors, properties: path } : undefined);
    }
  }

  #declareFunction(node: Node, ancestors: readonly Node[], scope: Node): void {
    if ('id' in node && node.id?.type === 'Identifier') {
      const owner = node.type === 'FunctionDeclaration' ? scope : node;
      this.#declare(owner, node.id.name, { node, ancestors, properties: [] });
    }
    for (const [name] of parametersOf(node).flatMap(namesIn)) this.#declare(node, name);
  }

  /** Gives the parameters of the function that a call reaches the meaning of the arguments. */
  #passArguments(call: Node, ancestors: readonly Node[]): void {
    if (call.type !== 'CallExpression') return;
    const callee = unwrapped(call.callee);
    const [first, second] = call.arguments;
    const isIteration = ITERATES.test(memberName(callee) ?? '') && callee.type === 'MemberExpression';
    if (isIteration) this.#pass(first, [callee.object], [COMPUTED], ancestors);
    else if (pathOf(callee) === 'Array.from' && first) this.#pass(second, [first], [COMPUTED], ancestors);
    else this.#pass(callee, call.arguments, [], ancestors);
  }

  #pass(
    called: Node | undefined,
    given: readonly Node[],
    properties: readonly string[],
    ancestors: readonly Node[],
  ): void {
    const target = called && this.#functionOf(called, ancestors);
    for (const [index, parameter] of (target ? parametersOf(target) : []).entries()) {
      const node = given[index];
      if (!target || !node) continue;
      for (const [name, ...inner] of namesIn(parameter)) {
        const meaning = { node, ancestors, properties: [...properties, ...inner] };
        this.#scopes.get(target)?.get(name)?.push(meaning);
      }
    }
  }

  #functionOf(node: Node, ancestors: readonly Node[]): Node | undefined {
    const bare = unwrapped(node);
    if (isFunction(bare)) return bare;
    const [meaning] = bare.type === 'Identifier' ? (this.meaningsOf(bare.name, ancestors) ?? []) : [];
    return meaning?.properties.length === 0 && isFunction(meaning.node) ? meaning.node : undefined;
  }
}

export function isFunction({ type }: Node): boolean {
  return /^(?:FunctionExpression|FunctionDeclaration|ArrowFunctionExpression)$/.test(type);
}

function isBlock(node: Node): boolean {
  return isFunction(node) || /^(?:Block|For\w*|Switch)Statement$/.test(node.type);
}

function parametersOf(node: Node): readonly Node[] {
  return 'params' in node && Array.isArray(node.params) ? node.params : [];
}
