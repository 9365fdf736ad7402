import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueError } from './validation-errors.ts';

/** Where the tables lie that the shop sells from. */
export const CATALOGUE_TABLES = join(import.meta.dirname, '../../../catalogue');

/**
 * The text of a file of the catalogue.
 * @throws {CatalogueError} when it cannot be read: the operator gets its name, not a stack trace.
 */
export function readCatalogueFile(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    throw new CatalogueError([`${name} cannot be read: ${error instanceof Error ? error.message : error}.`]);
  }
}
