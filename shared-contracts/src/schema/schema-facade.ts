/**
 * The part of zod that the shop's schemas use. The shell shares this file under the name `zod/mini`, so that a page with
 * three remotes loads zod once instead of three times (7 KB each). Sources import `zod/mini` as usual; an export that is
 * not listed here is a type error.
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
  safeParse,
  string,
  transform,
  union,
  type ZodMiniType,
} from 'zod/v4-mini';
