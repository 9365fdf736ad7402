import type { ShopDatabase } from '../database/database.ts';

/** The same database, in which each query fails that has all of these words, as of a table and an order. */
export function failingDatabase(db: ShopDatabase, ...words: readonly string[]): ShopDatabase {
  return db.withPlugin({
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      if (words.every((word) => text.includes(word))) throw new TypeError('This row cannot be read.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
