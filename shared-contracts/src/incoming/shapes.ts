/* Checks of a few small shapes. Not zod: these run before the first request, and zod is loaded with it (decision 059). */

export type Shape<Value> = (value: unknown) => value is Value;

export const text: Shape<string> = (value) => typeof value === 'string';

export const finiteNumber: Shape<number> = (value): value is number => Number.isFinite(value);

export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

export function oneOf<const Value extends string>(...values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.some((allowed) => allowed === value);
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || shape(value);
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

/** Accepts any function: its parameters and its result are unknown. */
export function callback<Callback extends (...values: never) => unknown>(value: unknown): value is Callback {
  return typeof value === 'function';
}

export type FieldShapes<Value> = { [Field in keyof Value]-?: Shape<Value[Field]> };

/** Allows additional fields. */
export function fields<Value extends object>(shapes: FieldShapes<Value>): Shape<Value> {
  return (value): value is Value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given: Readonly<Record<string, unknown>> = { ...value };
    return Object.entries<Shape<unknown>>(shapes).every(([field, shape]) => shape(given[field]));
  };
}
