import { createHash } from 'node:crypto';

/** What zod stores of a schema or of one of its checks. */
type Definition = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<unknown, string>;
type TextOf = (schema: unknown) => string;

/** Vitest numbers the imports of a module: their order is no part of a schema. */
const VITEST_IMPORT = /__vi(?:te_ssr)?_import_\d+__\.?/g;

const CHECKS: Readonly<Record<string, (check: Definition) => string>> = {
  max_length: ({ maximum }) => `≤ ${maximum}`,
  min_length: ({ minimum }) => `≥ ${minimum}`,
  less_than: ({ value, inclusive }) => `${inclusive ? '≤' : '<'} ${value}`,
  greater_than: ({ value, inclusive }) => `${inclusive ? '≥' : '>'} ${value}`,
  string_format: ({ pattern, format }) => String(pattern ?? format),
  number_format: ({ format }) => (format === 'safeint' ? 'whole' : String(format)),
};

const TYPES: Readonly<Record<string, (definition: Definition, text: TextOf) => string>> = {
  array: ({ element }, text) => `list of ${text(element)}`,
  default: ({ innerType, defaultValue }, text) => `${text(innerType)} = ${valueText(defaultValue)}`,
  enum: ({ entries }) =>
    Object.values(entries as object)
      .map(valueText)
      .join(' | '),
  lazy: ({ getter }) => valueText(getter),
  literal: ({ values }) => (values as unknown[]).map(valueText).join(' | '),
  nullable: ({ innerType }, text) => `${text(innerType)} | null`,
  optional: ({ innerType }, text) => `${text(innerType)} | undefined`,
  pipe: (definition, text) => `${text(definition['in'])} → ${text(definition['out'])}`,
  readonly: ({ innerType }, text) => text(innerType),
  record: ({ keyType, valueType }, text) => `{ [${text(keyType)}]: ${text(valueType)} }`,
  transform: ({ transform }) => valueText(transform),
  union: ({ options }, text) => `(${(options as unknown[]).map(text).join(' | ')})`,
};

export function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/**
 * A schema for readers, such as `string(≤ 40)`, a text of 40 characters at most: a schema of `names` by its name, a transformation as
 * the hash of its code.
 */
export function schemaText(schema: unknown, names: Names): string {
  return names.get(schema) ?? definitionText(schema, names);
}

/** The same without the schema's own name. */
export function definitionText(schema: unknown, names: Names): string {
  const definition = definitionOf(schema);
  const type = String(definition['type']);
  const fields = fieldsOf(schema, names);
  const text = fields
    ? `{ ${fields.join(', ')} }`
    : (TYPES[type]?.(definition, (part) => schemaText(part, names)) ?? type);
  const checks = [definition, ...((definition['checks'] ?? []) as unknown[]).map(definitionOf)]
    .filter(({ check }) => check !== undefined)
    .map((check) => CHECKS[String(check['check'])]?.(check) ?? valueText(check['fn'] ?? check['check']));
  return checks.length === 0 ? text : `${text}(${checks.join(', ')})`;
}

/** The fields of an object's schema, those of another named schema as `...Name`; undefined for any other schema. */
export function fieldsOf(schema: unknown, names: Names): string[] | undefined {
  const shape = shapeOf(schema);
  if (shape === undefined) return undefined;
  const fields = Object.entries(shape);
  const [part, partName] = [...names].find(([named]) => isPartOf(shapeOf(named), shape)) ?? [];
  const known = shapeOf(part) ?? {};
  const own = fields
    .filter(([name]) => !Object.hasOwn(known, name))
    .map(([name, field]) => fieldText(name, field, names));
  const { catchall } = definitionOf(schema);
  return [
    ...(partName === undefined ? [] : [`...${partName}`]),
    ...own,
    ...(catchall === undefined ? [] : [`[others]: ${schemaText(catchall, names)}`]),
  ];
}

function isPartOf(part: Definition | undefined, whole: Definition): boolean {
  const fields = Object.entries(part ?? {});
  return (
    fields.length > 1 &&
    fields.length < Object.keys(whole).length &&
    fields.every(([name, field]) => whole[name] === field)
  );
}

function fieldText(name: string, field: unknown, names: Names): string {
  const { type, innerType } = definitionOf(field);
  return type === 'optional' && !names.has(field)
    ? `${name}?: ${schemaText(innerType, names)}`
    : `${name}: ${schemaText(field, names)}`;
}

function definitionOf(schema: unknown): Definition {
  return isSchema(schema) ? (schema as { _zod: { def: Definition } })._zod.def : {};
}

function shapeOf(schema: unknown): Definition | undefined {
  return definitionOf(schema)['shape'] as Definition | undefined;
}

function valueText(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'function') return JSON.stringify(value);
  return `#${createHash('sha256').update(codeOf(value)).digest('hex').slice(0, 6)}`;
}

/** A function as text, without spaces. */
function codeOf(value: unknown): string {
  return String(value).replaceAll(VITEST_IMPORT, '').replaceAll(/\s/g, '');
}
