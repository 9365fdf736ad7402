import type { ShopDatabase } from '../database/database.ts';

/** The same database, in which a query fails if it contains all of these words, such as a table and an order. */
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
