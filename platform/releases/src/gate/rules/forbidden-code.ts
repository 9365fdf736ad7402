import type { Node, Program } from 'oxc-parser';
import { walk } from '../../bundle/parsed-script.ts';
import { ScriptPaths } from '../syntax/page-paths.ts';
import { changedByCall, changedObjects } from './changed-objects.ts';
import { reasonForEndless } from './endless-code.ts';
import { reasonForCall, reasonForClass, reasonForCreated } from './forbidden-calls.ts';
import { reasonForRead } from './forbidden-reads.ts';
import { reasonForListener } from './page-listeners.ts';
import { reasonForRepeated } from './repeated-calls.ts';
import { reasonForStyles } from './styled-elements.ts';

/** Whose script it is, and what it may therefore do that others may not. */
export interface ScriptOwner {
  /** Id of the release. */
  id: string;
  /** The federation container, which the bundler writes: it loads scripts. */
  isEntry: boolean;
}

/**
 * What a script of a remote must not do, in words for the sentence "its script … ". It reads the syntax tree, so that text and
 * comments do not count. It finds mistakes and clumsy attacks; the policy of the document and the isolated renderer stop the rest.
 */
export function forbiddenCode(program: Program, owner: ScriptOwner): string[] {
  const found = new Set<string>();
  const paths = new ScriptPaths(program);
  walk(program, (node, ancestors) => {
    for (const reason of reasonsFor(node, ancestors, owner, paths)) {
      if (reason !== undefined) found.add(reason);
    }
  });
  return [...found];
}

function reasonsFor(
  node: Node,
  ancestors: readonly Node[],
  owner: ScriptOwner,
  paths: ScriptPaths,
): (string | undefined)[] {
  const pathOf = (each: Node) => paths.pathOf(each, ancestors);
  const expressionOf = (each: Node) => paths.expressionOf(each, ancestors);
  const always = [
    reasonForRead(node, ancestors, owner, pathOf),
    changedObjects(node, owner, pathOf),
    reasonForEndless(node, ancestors, pathOf),
    reasonForStyles(node, expressionOf),
  ];
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return [
        ...always,
        reasonForCall(node, pathOf),
        reasonForCreated(node, owner, pathOf),
        reasonForRepeated(node, ancestors, pathOf),
        reasonForListener(node, pathOf, expressionOf),
        changedByCall(node, owner, pathOf),
      ];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return [reasonForClass(node, pathOf)];
    case 'ImportExpression':
      return ['loads a script that is not part of the release (import)'];
    case 'DebuggerStatement':
      return ['stops in the debugger'];
    default:
      return always;
  }
}
