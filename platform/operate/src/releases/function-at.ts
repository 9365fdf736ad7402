import { type Node, parseSync, Visitor } from 'oxc-parser';

interface NamedFunction {
  name: string;
  start: number;
  end: number;
}

/**
 * The name of the innermost named function around a position of a source.
 * @param line counts from 1
 * @param column counts from 0
 */
export function functionAt(
  file: string,
  text: string,
  { line, column }: { line: number; column: number },
): string | undefined {
  const before = text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, { length }) => sum + length + 1, column);
  return namedFunctions(file, text)
    .filter(({ start, end }) => start <= offset && offset < end)
    .toSorted((one, other) => one.start - other.start)
    .at(-1)?.name;
}

function namedFunctions(file: string, text: string): NamedFunction[] {
  const found: NamedFunction[] = [];
  const note = (key: Node | null, value: Node | null) => {
    if (!key || !value || !/^(?:Arrow)?Function/.test(value.type)) return;
    if (key.type !== 'Identifier' && key.type !== 'PrivateIdentifier') return;
    found.push({ name: key.name, start: value.start, end: value.end });
  };
  new Visitor({
    FunctionDeclaration: (node) => note(node.id, node),
    FunctionExpression: (node) => note(node.id, node),
    VariableDeclarator: ({ id, init }) => note(id, init),
    MethodDefinition: ({ key, value }) => note(key, value),
    PropertyDefinition: ({ key, value }) => note(key, value),
    Property: ({ key, value }) => note(key, value),
  }).visit(parseSync(file, text).program);
  return found;
}
