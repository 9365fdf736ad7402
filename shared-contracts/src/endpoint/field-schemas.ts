import * as z from 'zod/mini';

/** An amount in rupees, with at most 2 decimals; null when it is missing. Foreign providers also send numeric strings (DATA-6). */
export const rupees = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): number | null => {
    const amount = amountOf(value);
    return Number.isFinite(amount) ? amount : null;
  }),
);

/** A number that is required: a missing total is a validation error, never zero. Foreign providers also send numeric strings. */
export const requiredNumber = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(
    z.transform((value: number | string) => amountOf(value)),
    z.number(),
  ),
);

/** NaN for a missing or blank value. `Number` would return 0, and a missing price would be free. */
function amountOf(value: number | string | null | undefined): number {
  const isMissing = value === null || value === undefined || String(value).trim() === '';
  return isMissing ? Number.NaN : Number(value);
}

/** A list of names, which some providers send as one comma-separated string (DATA-6). */
export const nameList = z.pipe(
  z.nullish(z.union([z.array(z.string()), z.string()])),
  z.transform((value): string[] =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).map((name) => name.trim()).filter(Boolean),
  ),
);

/** A string; empty when it is missing. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value): string => value ?? ''),
);

/** A string, or a number as text; empty when it is missing. Foreign providers send ids, phones and pincodes as numbers (DATA-19). */
export const textOrNumber = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value): string => String(value ?? '')),
);

/** Reads `true`, 1 and their texts as true, since providers differ in how they write flags. Anything else is false. */
export const flag = z.transform((value: unknown): boolean => ['true', '1'].includes(String(value)));

/** A query parameter that may be absent or repeated. */
export const repeatable = z.optional(
  z.pipe(
    z.union([
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
      z.string().check(z.maxLength(200)),
    ]),
    z.transform((value): string[] => (typeof value === 'string' ? [value] : value)),
  ),
);

/** A whole number in a query string. Both limits are inclusive. */
export const wholeNumberParameter = (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(minimum), z.maximum(maximum)),
    ),
  );

/** An amount in rupees in a request, with at most 2 decimals. */
export const rupeesParameter = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  ),
);

export const messageResponse = z.object({ message: z.string() });
