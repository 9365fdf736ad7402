import type { Node, ObjectExpression, Program } from 'oxc-parser';
import { textOf, walk } from './parsed-script.ts';

/** The names of the endpoints in a script. The build writes a `shape` beside each name, and drops endpoints that are not used. */
export function namesOfEndpoints(program: Program): Set<string> {
  const found = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const { name, shape } = textsOf(node);
    if (name !== undefined && shape !== undefined) found.add(name);
  });
  return found;
}

/** The properties of an object literal whose values are string literals. */
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
