import type { Migration } from './migration.ts';

/** Which catalogues the shop has had: one that was replaced does not come back by a start of an older version. */
export const seededCatalogues: Migration = {
  name: '010-seeded-catalogues',
  kind: 'expanding',
  async up(trx) {
    await trx.schema
      .createTable('seeded_catalogue')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .execute();
  },
};
