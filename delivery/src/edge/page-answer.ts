import { z } from 'zod';

/** A page's head, as its module says it. */
const pageHead = z.object({
  /** Without the shop's name; empty, or that name, for the shop itself. */
  title: z.string(),
  description: z.string().optional(),
  /** Path and query of the page's one address. */
  canonical: z.string().optional(),
  noIndex: z.boolean().optional(),
  /** Path of the picture that link previews show. */
  picture: z.string().optional(),
});

/** What the shell's server build says about one page. */
export const pageAnswer = z.object({
  status: z.number().int().min(200).max(599),
  redirect: z
    .string()
    .regex(/^\/(?![/\\])/, 'leaves the shop')
    .optional(),
  /** `catalog/shop`, `shell/home`: the modules of the first paint, the page first. */
  modules: z.array(z.string()),
  head: pageHead,
  /** The dehydrated query cache, as JSON text: nothing on the way reads it. */
  queries: z.string(),
});

export type PageHead = z.infer<typeof pageHead>;
export type PageAnswer = z.infer<typeof pageAnswer>;
