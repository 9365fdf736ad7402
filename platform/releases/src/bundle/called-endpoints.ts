import type { Node, ObjectExpression, Program } from 'oxc-parser';
import { textOf, walk } from './parsed-script.ts';

/** The names of the endpoints that a script holds. The build writes a `shape` beside each name, and leaves out what is not used. */
export function namesOfEndpoints(program: Program): Set<string> {
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const { name, shape } = textsOf(node);
    if (name !== undefined && shape !== undefined) found.add(name);
  });
  return found;
}

/** The properties of a literal that have a text. */
export function textsOf({ properties }: ObjectExpression): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    properties.flatMap((each) =>
      each.type === 'Property' ? [[nameOf(each.key) ?? '', textOf(each.value)]] : [],
    ),
  );
}

/** `name` or `"name"`. */
function nameOf(key: Node): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}
