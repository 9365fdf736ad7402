import * as z from 'zod/mini';

/** Money on the wire: rupees with at most 2 decimals. Real providers also send numeric strings, or nothing (api.md, Entities). */
export const rupees = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): number | null => {
    const amount = amountOf(value);
    return Number.isFinite(amount) ? amount : null;
  }),
);

/** A sum that must be there: a missing total is a broken answer, never zero. */
export const requiredRupees = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(
    z.transform((value: number | string) => amountOf(value)),
    z.number(),
  ),
);

/** NaN for nothing and for a blank text, which `Number` takes for 0: a missing price must not look like a gift. */
function amountOf(value: number | string | null | undefined): number {
  const isMissing = value === null || value === undefined || String(value).trim() === '';
  return isMissing ? Number.NaN : Number(value);
}

/** A list that some providers send comma separated. */
export const nameList = z.pipe(
  z.nullish(z.union([z.array(z.string()), z.string()])),
  z.transform((value): string[] =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).map((name) => name.trim()).filter(Boolean),
  ),
);

/** Text that may be missing. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value): string => value ?? ''),
);

/** A repeatable query parameter: absent, once or many times. */
export const repeatable = z.optional(
  z.pipe(
    z.union([
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
      z.string().check(z.maxLength(200)),
    ]),
    z.transform((value): string[] => (typeof value === 'string' ? [value] : value)),
  ),
);

/** A whole number in a query string, where everything is text. */
export const wholeNumberParameter = (least: number, most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  );

export const messageResponse = z.object({ message: z.string() });
