import { join } from 'node:path';
import { readUtf8File } from './utf8-file.ts';

export const CATALOGUE_TABLES = join(import.meta.dirname, '../../tables');

/**
 * The text of one of the catalogue's files.
 * @throws {CatalogueError} when it cannot be read or is not UTF-8, so that the operator sees its name and not a stack trace.
 */
export function readCatalogueFile(folder: string, name: string): string {
  return readUtf8File(join(folder, name), name);
}
