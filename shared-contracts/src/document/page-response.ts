import { z } from 'zod';

/** A path of the shop with its query. Two leading slashes would name another host. */
const shopPath = z.string().regex(/^\/(?![/\\])/, 'leaves the shop');

type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue };

const jsonLdValue: z.ZodType<JsonLdValue> = z.json();

/**
 * A schema.org object without `@context`: the edge server adds it, and makes the shop's paths in `url`, `image`, `item`
 * and `urlTemplate` absolute.
 */
const jsonLd = z.object({ '@type': z.string() }).catchall(jsonLdValue).readonly();

const pageHead = z.object({
  /** Without the shop's name; empty, or that name, for the home page. */
  title: z.string(),
  description: z.string().optional(),
  /** Path and query of the page's canonical URL. */
  canonical: shopPath.optional(),
  noIndex: z.boolean().optional(),
  /** Absolute path of the image in link previews. */
  picture: z.string().optional(),
  /** Size of `picture` in pixels. */
  pictureSize: z.object({ width: z.number(), height: z.number() }).optional(),
  pictureType: z.string().optional(),
  /** Open Graph type; a website by default. */
  kind: z.literal('product').optional(),
  jsonLd: z.array(jsonLd).readonly().optional(),
});

/** CSS rules for a style element with `data-emotion="<key> <ids>"`. The page's own rules need no ids, which are in their class names. */
const renderedStyles = z.object({ key: z.string(), ids: z.array(z.string()), css: z.string() });

const renderedPage = z.object({
  html: z.string(),
  styles: z.array(renderedStyles),
  /** `<link>` elements for the head: preloads of the most important images. */
  preloads: z.string().default(''),
  /** HTML outside of the app, which works before the scripts. */
  beside: z.string().default(''),
});

/** What the shell's server build returns for a page. The edge server validates it: the renderer is another process. */
export const pageResponse = z.object({
  status: z.number().int().min(200).max(599),
  redirect: shopPath.optional(),
  /** Names of the modules of the first paint (`catalog/shop`, `shell/home`), the page first. */
  modules: z.array(z.string()).readonly(),
  head: pageHead,
  /** Absent when the page could not be rendered. */
  rendered: renderedPage.optional(),
  /** One sentence for each reason why content is missing. */
  faults: z.array(z.string()).readonly().default([]),
  /**
   * Modules that could not be loaded or threw, each with the reason: a release must not go live with more of them than before.
   * Missing data does not count.
   */
  broken: z.record(z.string(), z.string()).optional(),
  /** The GET calls that a customer's page begins with, as paths with their queries. */
  calls: z.array(z.string().startsWith('/api/')).readonly().optional(),
  /** A `QueryState` as JSON text: the edge server copies it into the document without parsing it. */
  queries: z.string().default('null'),
});

export type JsonLd = z.infer<typeof jsonLd>;
export type PageHead = z.infer<typeof pageHead>;
export type RenderedStyles = z.infer<typeof renderedStyles>;
export type RenderedPage = z.infer<typeof renderedPage>;
export type PageResponse = z.infer<typeof pageResponse>;
