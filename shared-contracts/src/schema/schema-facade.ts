/**
 * The part of zod that the shop's schemas use. Sources import `zod/mini` as usual; an export that is not listed here is a
 * type error. In browsers the shell shares `deferred-schemas.ts` under that name, which loads this file with the first
 * response of a call: so `safeParse` and `parse`, which would need zod at once, are missing.
 */
export {
  _default,
  array,
  boolean,
  custom,
  enum,
  type input,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  never,
  null,
  nullish,
  number,
  object,
  optional,
  type output,
  pipe,
  regex,
  safeParseAsync,
  string,
  transform,
  union,
  type ZodMiniType,
} from 'zod/v4-mini';
