import { z } from 'zod';

/** A page's head, as its `head(context)` says it. Addresses may be paths of the shop. */
const pageHead = z.object({
  title: z.string(),
  description: z.string().optional(),
  canonical: z.string().optional(),
  image: z.string().optional(),
  robots: z.string().optional(),
  jsonLd: z.unknown().optional(),
});

/** What the shell's server build says about one page. */
export const pageAnswer = z.object({
  status: z.number().int().min(200).max(599),
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/, 'leaves the shop')
    .optional(),
  /** `catalog/shop`: the federated modules that the page needs, the page's own first. */
  modules: z.array(z.string()),
  head: pageHead,
  /** The dehydrated query cache, as JSON text: nothing on the way reads it. */
  queries: z.string(),
});

export type PageHead = z.infer<typeof pageHead>;
export type PageAnswer = z.infer<typeof pageAnswer>;
