import type { JsonSchema } from '../store/api-calls.ts';

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const PATTERNS = ['pattern', 'format'];

/**
 * Compares two schemas: whether each value of the narrow one is valid in the wide one, in which unlisted properties are ignored.
 * @returns the place where they do not fit, such as `products[].name`, empty for the whole value; undefined where they fit
 */
export function misfit(wide: JsonSchema, narrow: JsonSchema, at = ''): string | undefined {
  const allowed = alternativesOf(wide);
  for (const one of alternativesOf(narrow)) {
    const misfits = allowed.map((each) => misfitOfOne(each, one, at));
    if (misfits.every((each) => each !== undefined)) return misfits.length === 1 ? misfits[0] : at;
  }
  return undefined;
}

/** Splits `anyOf` and a list of types into their alternatives. */
function alternativesOf({ anyOf, ...rest }: JsonSchema): JsonSchema[] {
  if (anyOf) return anyOf.flatMap((each) => alternativesOf({ ...rest, ...each }));
  if (typeof rest.type === 'object') return rest.type.map((type) => ({ ...rest, type }));
  return [rest];
}

function misfitOfOne(wide: JsonSchema, narrow: JsonSchema, at: string): string | undefined {
  if ('$ref' in wide || '$ref' in narrow) return undefined;
  const isInteger = wide.type === 'number' && narrow.type === 'integer';
  if (wide.type !== undefined && wide.type !== narrow.type && !isInteger) return at;
  const [allowed, values] = [valuesOf(wide), valuesOf(narrow)];
  if (allowed && !values?.every((value) => allowed.includes(value))) return at;
  if (!values && exceedsLimits(wide, narrow)) return at;
  if (wide.items) return misfit(wide.items, narrow.items ?? {}, `${at}[]`);
  return misfitOfProperties(wide, narrow, at);
}

function valuesOf(schema: JsonSchema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function exceedsLimits(wide: JsonSchema, narrow: JsonSchema): boolean {
  const limit = (schema: JsonSchema, keyword: string, without: number) => Number(schema[keyword] ?? without);
  return (
    LOWER_LIMITS.some((keyword) => limit(narrow, keyword, -Infinity) < limit(wide, keyword, -Infinity)) ||
    UPPER_LIMITS.some((keyword) => limit(narrow, keyword, Infinity) > limit(wide, keyword, Infinity)) ||
    PATTERNS.some((keyword) => wide[keyword] !== undefined && wide[keyword] !== narrow[keyword])
  );
}

function misfitOfProperties(wide: JsonSchema, narrow: JsonSchema, at: string): string | undefined {
  const { properties = {}, required = [], additionalProperties: others = true } = wide;
  const placeOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  const missing = required.find((name) => !narrow.required?.includes(name));
  if (missing !== undefined) return placeOf(missing);
  for (const [name, schema] of Object.entries(narrow.properties ?? {})) {
    const allowed = properties[name] ?? others;
    const found = typeof allowed === 'object' ? misfit(allowed, schema, placeOf(name)) : undefined;
    if (found !== undefined || allowed === false) return found ?? placeOf(name);
  }
  const more = narrow.additionalProperties;
  return typeof others === 'object' && typeof more === 'object' ? misfit(others, more, `${at}[]`) : undefined;
}
