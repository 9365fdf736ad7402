import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { CATALOGUE_TABLES } from '../catalogue/table/catalogue-file.ts';
import { CatalogueError } from '../catalogue/table/validation-errors.ts';
import { temporaryFolder } from './test-provider.ts';

interface TablesUnderTest {
  folder: string;
  /** Replaces the first match in a table; the text must be there. */
  edit(table: string, from: string, to: string): void;
  /** What is wrong with the tables as they stand. */
  problems(): readonly string[];
}

/** A copy of the catalogue's tables that is gone after the test. */
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
    problems() {
      try {
        loadCatalogue(folder);
      } catch (error) {
        if (error instanceof CatalogueError) return error.problems;
        throw error;
      }
      return [];
    },
  };
}

/** What is wrong with the tables once the first match in one of them is replaced. */
export function problemsAfter(table: string, from: string, to: string): readonly string[] {
  const { edit, problems } = tablesUnderTest();
  edit(table, from, to);
  return problems();
}
