import * as z from 'zod/mini';

/** A customer as the provider sends it (DATA-10). */
export const Customer = z.object({
  /** The phone number, ten digits. */
  customer_id: z.union([z.number(), z.string()]),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
  phone: z.nullish(z.string()),
});
export type Customer = z.output<typeof Customer>;
