import type { Node } from 'oxc-parser';
import { textOf } from '../../bundle/parsed-script.ts';

/** A property whose name is computed, or an element of a list. */
export const COMPUTED = '…';

/** Names that a pattern declares, each with the properties that lead to it. */
export function namesIn(pattern: Node): [name: string, ...properties: string[]][] {
  if (pattern.type === 'Identifier') return [[pattern.name]];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'RestElement') return below(COMPUTED, pattern.argument);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((each) => (each ? below(COMPUTED, each) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => {
    if (each.type !== 'Property') return namesIn(each);
    const key = each.key.type === 'Identifier' && !each.computed ? each.key.name : textOf(each.key);
    return below(key ?? COMPUTED, each.value);
  });
}

function below(property: string, pattern: Node): [name: string, ...properties: string[]][] {
  return namesIn(pattern).map(([name, ...properties]) => [name, property, ...properties]);
}
