import * as z from 'zod/mini';

export const Customer = z.object({
  /** The 10-digit phone number. */
  customer_id: z.union([z.number(), z.string()]),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
});
export type Customer = z.output<typeof Customer>;
