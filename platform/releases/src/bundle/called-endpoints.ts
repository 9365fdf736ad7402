import type { Node, Program } from 'oxc-parser';
import { textOf, walk } from './parsed-script.ts';

const METHOD = /^(?:GET|POST|PUT|DELETE)$/;

/** The calls of the API that a script holds, each as `GET /api/product`: a build leaves out the endpoints that it does not use. */
export function calledEndpoints(program: Program): string[] {
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const [method = '', path = ''] = [textOfProperty(node, 'method'), textOfProperty(node, 'path')];
    if (METHOD.test(method) && path.startsWith('/')) found.add(`${method} ${path}`);
  });
  return [...found].sort();
}

function textOfProperty(
  literal: Extract<Node, { type: 'ObjectExpression' }>,
  name: string,
): string | undefined {
  for (const each of literal.properties) {
    if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name)
      return textOf(each.value);
  }
  return undefined;
}
