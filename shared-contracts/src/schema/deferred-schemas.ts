import type * as Zod from './schema-facade.ts';

/*
 * `zod/mini` as browsers get it: 7 KB that the first paint does not need, because the edge server sends validated
 * responses. Until the first response of a call, schemas are only recorded; then zod is loaded and creates them
 * (decision 059). So there is no synchronous validation such as `safeParse`.
 */

type Library = typeof Zod;

/** Loaded without the HTTP client, because a request that was sent ahead needs no axios (decision 059). */
const loadLibrary = (): Promise<Library> => import(/* webpackChunkName: "schemas" */ './schema-facade.ts');

/** A schema or a check that zod has not created yet. */
class Deferred {
  readonly #make: (library: Library) => unknown;
  #made: unknown;
  /** The fields of an object schema, to be spread into another. */
  readonly shape: unknown;

  constructor(make: (library: Library) => unknown, shape?: unknown) {
    this.#make = make;
    this.shape = shape;
  }

  made(library: Library): unknown {
    this.#made ??= this.#make(library);
    return this.#made;
  }

  /** Loads zod. @throws the error of an invalid value */
  async parseAsync(value: unknown): Promise<unknown> {
    const schema = this.made(await loadLibrary()) as Zod.ZodMiniType;
    return schema.parseAsync(value);
  }

  check(...checks: readonly unknown[]): Deferred {
    return new Deferred((library) => {
      const schema = this.made(library) as Zod.ZodMiniType;
      return schema.check(...(madeIn(library, checks) as Parameters<typeof schema.check>));
    });
  }
}

/** An argument for one of zod's functions, with all deferred schemas in it created. */
function madeIn(library: Library, argument: unknown): unknown {
  if (argument instanceof Deferred) return argument.made(library);
  if (Array.isArray(argument)) return argument.map((item) => madeIn(library, item));
  if (!isPlainObject(argument)) return argument;
  return Object.fromEntries(Object.entries(argument).map(([name, field]) => [name, madeIn(library, field)]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A stand-in for a function of zod, which records the call. */
function deferred<Name extends keyof Library>(name: Name): Library[Name] {
  const note = (...args: readonly unknown[]) =>
    new Deferred((library) => {
      const make = library[name] as (...made: readonly unknown[]) => unknown;
      return make(...args.map((argument) => madeIn(library, argument)));
    }, args[0]);
  return note as unknown as Library[Name];
}

const _enum = deferred('enum');
const _null = deferred('null');

export { _enum as enum, _null as null };
export const _default = deferred('_default');
export const array = deferred('array');
export const boolean = deferred('boolean');
export const custom = deferred('custom');
export const int = deferred('int');
export const maximum = deferred('maximum');
export const maxLength = deferred('maxLength');
export const minimum = deferred('minimum');
export const minLength = deferred('minLength');
export const never = deferred('never');
export const nullish = deferred('nullish');
export const number = deferred('number');
export const object = deferred('object');
export const optional = deferred('optional');
export const pipe = deferred('pipe');
export const regex = deferred('regex');
export const string = deferred('string');
export const transform = deferred('transform');
export const union = deferred('union');

export const safeParseAsync: Library['safeParseAsync'] = async (schema, value, context) => {
  const library = await loadLibrary();
  return library.safeParseAsync(madeIn(library, schema) as typeof schema, value, context);
};
