import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { CATALOGUE_TABLES } from '../catalogue/table/catalogue-file.ts';
import { CatalogueError } from '../catalogue/table/validation-errors.ts';
import { temporaryFolder } from './test-provider.ts';

interface TablesUnderTest {
  folder: string;
  /** Replaces the first match in a table; `from` must occur in it. */
  edit(table: string, from: string, to: string): void;
  /** The validation errors of the tables as they are. */
  errors(): readonly string[];
}

/** A copy of the catalogue's tables, deleted after the test. */
export function tablesUnderTest(): TablesUnderTest {
  const folder = temporaryFolder();
  cpSync(CATALOGUE_TABLES, folder, { recursive: true });
  return {
    folder,
    edit(table, from, to) {
      const file = join(folder, table);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    },
    errors() {
      try {
        loadCatalogue(folder);
      } catch (error) {
        if (error instanceof CatalogueError) return error.validationErrors;
        throw error;
      }
      return [];
    },
  };
}

/** The validation errors after the first match in one table is replaced. */
export function validationErrorsAfter(table: string, from: string, to: string): readonly string[] {
  const { edit, errors } = tablesUnderTest();
  edit(table, from, to);
  return errors();
}
