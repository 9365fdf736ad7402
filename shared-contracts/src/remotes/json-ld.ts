type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [property: string]: JsonLdValue };

/**
 * A thing in the words of schema.org, without `@context`: the edge server writes that, and makes the paths of the shop
 * in `url`, `image`, `item` and `urlTemplate` absolute.
 */
export type JsonLd = { readonly '@type': string; readonly [property: string]: JsonLdValue };
