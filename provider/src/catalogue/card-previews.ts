import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Decor, finishOf } from 'picture-studio';

/** A line for each colour and finish; see `provider/previews/README.md`. */
export const CARD_PREVIEWS = join(import.meta.dirname, '../../previews/card-previews.tsv');

let previews: ReadonlyMap<string, string> | undefined;

/**
 * A tiny picture of a decor's sample as WebP in base64. `undefined` for colours that the table lacks, such as those of an
 * imported catalogue, and for colours whose code an import has changed.
 */
export function cardPreview(decor: Decor): string | undefined {
  previews ??= readPreviews();
  return previews.get(previewKey(decor));
}

/** What the preview of a decor depends on: the core of a board is too small to be seen in it. */
export function previewKey(decor: Decor): string {
  return [decor.colour_name, decor.code, finishOf(decor)].join('\t');
}

function readPreviews(): Map<string, string> {
  const lines = readFileSync(CARD_PREVIEWS, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line): [string, string] => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
