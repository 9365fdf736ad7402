import type { PublishedSet } from './published-set.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

/**
 * Query results that a document carries for the browser's query cache: key and data. They have no timestamps, so equal
 * results make equal documents, and the browser treats them as just fetched.
 */
export type QueryState = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** The JSON in a document's `<script type="application/json">` elements, by their `id`. */
export type DataBlocks = {
  'released-set': PublishedSet;
  configuration: ShopConfiguration;
  /** Only in the document of a page that needs a login: its address, and the GET calls of a customer that it begins with there. */
  calls: { address: string; paths: readonly string[] };
  /** Null in a document without rendered content. */
  'query-state': QueryState | null;
};

export type DataBlockId = keyof DataBlocks;
