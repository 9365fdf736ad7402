import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { CATALOGUE_TABLES } from '../table/catalogue-file.ts';
import { CatalogueError } from '../table/validation-errors.ts';

interface TablesUnderTest {
  folder: string;
  /** Replaces the first match in a table; `from` must occur in it. */
  edit(table: string, from: string, to: string): void;
  errors(): readonly string[];
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
