import { readFileSync } from 'node:fs';
import { type Decor, finishOf } from '../recipes/decor.ts';
import type { PictureView } from '../scenes/picture-views.ts';

/** Tables of tiny pictures; see their README. A card's line has colour and finish, one of the inspiration gallery its view, too. */
const PREVIEWS = new URL('../../previews/', import.meta.url);
export const CARD_PREVIEWS = new URL('card-previews.tsv', PREVIEWS);
export const GALLERY_PREVIEWS = new URL('gallery-previews.tsv', PREVIEWS);

const tables = new Map<URL, ReadonlyMap<string, string>>();

/**
 * A tiny picture of a decor's sample as WebP in base64. `undefined` for colours that the table lacks, such as those of an
 * imported catalogue, and for colours whose code an import has changed.
 */
export function cardPreview(decor: Decor): string | undefined {
  return rowsOf(CARD_PREVIEWS).get(previewKey(decor));
}

/** As `cardPreview`, of a view. `undefined` for pictures that the gallery of our own catalogue does not show. */
export function galleryPreview(decor: Decor, view: PictureView): string | undefined {
  return rowsOf(GALLERY_PREVIEWS).get(previewKey(decor, view));
}

/** What the preview of a decor depends on: the core of a board is too small to be seen in it. */
export function previewKey(decor: Decor, view?: PictureView): string {
  return [decor.colour_name, decor.code, finishOf(decor), ...(view ? [view] : [])].join('\t');
}

/** Read at the first use. Each line has a key, in which columns are separated by tabs, and a WebP in base64. */
function rowsOf(file: URL): ReadonlyMap<string, string> {
  const known = tables.get(file);
  if (known) return known;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = new Map(
    lines.map((line): [string, string] => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  tables.set(file, rows);
  return rows;
}
