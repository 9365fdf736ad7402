import { readFileSync } from 'node:fs';

/** The folder of the tables; see its README. */
export const PREVIEWS = new URL('../../previews/', import.meta.url);

/**
 * A table of tiny pictures, which is read at its first use. Each line has a key, in which columns are separated by tabs, and a WebP in
 * base64.
 * @returns a function that finds the picture of a key
 */
export function previewTable(file: URL): (key: string) => string | undefined {
  let rows: ReadonlyMap<string, string> | undefined;
  return (key) => {
    rows ??= readRows(file);
    return rows.get(key);
  };
}

function readRows(file: URL): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
