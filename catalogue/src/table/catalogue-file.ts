import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueError } from './validation-errors.ts';

/** The folder of the shop's own tables. */
export const CATALOGUE_TABLES = join(import.meta.dirname, '../../tables');

/**
 * The text of one of the catalogue's files.
 * @throws {CatalogueError} when it cannot be read, so that the operator sees its name and not a stack trace.
 */
export function readCatalogueFile(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    throw new CatalogueError([`${name} cannot be read: ${error instanceof Error ? error.message : error}.`]);
  }
}
