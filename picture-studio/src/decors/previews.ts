import { readFileSync } from 'node:fs';
import { type Decor, finishOf } from '../scenes/decor.ts';

/** The table of tiny pictures; see its README. A line contains colour, finish and picture. */
const CARD_PREVIEWS = new URL('../../previews/card-previews.tsv', import.meta.url);

let table: ReadonlyMap<string, string> | undefined;

/**
 * A tiny picture of a decor's sample as WebP in base64. `undefined` for colours that the table lacks, such as those of an
 * imported catalogue, and for colours whose code an import has changed.
 */
export function cardPreview(decor: Decor): string | undefined {
  table ??= readTable();
  return table.get(previewKey(decor));
}

/** The values on which a decor's preview depends. The core of a board is too small to be visible in it. */
export function previewKey(decor: Decor): string {
  return [decor.colour_name, decor.code, finishOf(decor)].join('\t');
}

/** Each line contains a key, whose columns are separated by tabs, and a WebP in base64. */
function readTable(): ReadonlyMap<string, string> {
  const lines = readFileSync(CARD_PREVIEWS, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
