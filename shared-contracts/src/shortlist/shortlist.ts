import * as z from 'zod/mini';

/** The last time with a four-digit year. Up to it, ISO texts sort like their times. */
const LATEST_TIME = Date.UTC(9999, 11, 31);

/** Also accepts other forms of ISO 8601 than `2026-11-26T10:00:00.000Z`; null for any other text, and for times before 1970. */
function inUtc(text: string): string | null {
  const time = Date.parse(text);
  return time >= 0 && time <= LATEST_TIME ? new Date(time).toISOString() : null;
}

/** A shopper's last change of one product: added to the shortlist, or removed from it. */
export const ShortlistEntry = z.object({
  product_id: z.string().check(z.minLength(1), z.maxLength(200)),
  material: z.string().check(z.maxLength(200)),
  /** In UTC with milliseconds, so that the texts sort like the times. */
  changed_at: z.pipe(z.string().check(z.maxLength(40)), z.pipe(z.transform(inUtc), z.string())),
  /** Whether the product was removed. The entry is kept, so that the customer's other devices learn of it. */
  is_removed: z.boolean(),
});
export type ShortlistEntry = z.output<typeof ShortlistEntry>;
