import { z } from 'zod';

/** A path and query of the shop: with two slashes at its beginning it would name another host. */
const ownAddress = z.string().regex(/^\/(?![/\\])/, 'leaves the shop');

/** A thing in the words of schema.org, without `@context`. */
const jsonLd = z.record(z.string(), z.json());

/** A page's head, as its module says it. */
const pageHead = z.object({
  /** Without the shop's name; empty, or that name, for the shop itself. */
  title: z.string(),
  description: z.string().optional(),
  /** The page's one address. */
  canonical: ownAddress.optional(),
  noIndex: z.boolean().optional(),
  /** Path of the picture that link previews show. */
  picture: z.string().optional(),
  /** Of that picture, in pixels. */
  pictureSize: z.object({ width: z.number(), height: z.number() }).optional(),
  /** What link previews call the page: a website, where nothing is said. */
  kind: z.literal('product').optional(),
  /** What the page says to search engines. */
  jsonLd: z.array(jsonLd).optional(),
});

/** Rules of one emotion key, for a style element of their own. */
const renderedStyles = z.object({ key: z.string(), ids: z.array(z.string()), css: z.string() });

/** What the shell's server build says about one page. */
export const pageAnswer = z.object({
  status: z.number().int().min(200).max(599),
  redirect: ownAddress.optional(),
  /** `catalog/shop`, `shell/home`: the modules of the first paint, the page first. */
  modules: z.array(z.string()),
  head: pageHead,
  /** The page as it stands before a script runs; absent where it could not be rendered. */
  rendered: z
    .object({
      html: z.string(),
      styles: z.array(renderedStyles),
      /** Markup for the head: the pictures to be fetched first. */
      preloads: z.string().default(''),
    })
    .optional(),
  /** Why it lacks its content, or a part of it: a sentence for each part. */
  faults: z.array(z.string()).default([]),
  /** The first answers, as JSON text: nothing on the way reads it. */
  queries: z.string(),
});

export type JsonLd = z.infer<typeof jsonLd>;
export type PageHead = z.infer<typeof pageHead>;
export type RenderedStyles = z.infer<typeof renderedStyles>;
export type PageAnswer = z.infer<typeof pageAnswer>;
