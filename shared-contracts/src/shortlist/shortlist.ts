import * as z from 'zod/mini';

/** The last time with a year of four digits: up to it, texts sort like their times. */
const LATEST_TIME = Date.UTC(9999, 11, 31);

/** Also reads other forms of ISO 8601 than `2026-11-26T10:00:00.000Z`; null for what is no time after 1970. */
function inUtc(text: string): string | null {
  const time = Date.parse(text);
  return time >= 0 && time <= LATEST_TIME ? new Date(time).toISOString() : null;
}

/** What a shopper last did with one product: put it on the shortlist, or took it off. */
export const ShortlistEntry = z.object({
  product_id: z.string().check(z.minLength(1), z.maxLength(200)),
  material: z.string().check(z.maxLength(200)),
  /** When, in UTC with milliseconds, so that texts are in the order of the times. */
  changed_at: z.pipe(z.string().check(z.maxLength(40)), z.pipe(z.transform(inUtc), z.string())),
  /** Taken off. The entry stays, so that the customer's other devices learn of it. */
  is_removed: z.boolean(),
});
export type ShortlistEntry = z.output<typeof ShortlistEntry>;
