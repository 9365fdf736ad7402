import { type Decor, finishOf } from 'picture-studio';
import { PREVIEWS, previewTable } from './preview-table.ts';

/** A line for each colour and finish. */
export const CARD_PREVIEWS = new URL('card-previews.tsv', PREVIEWS);

const find = previewTable(CARD_PREVIEWS);

/**
 * A tiny picture of a decor's sample as WebP in base64. `undefined` for colours that the table lacks, such as those of an
 * imported catalogue, and for colours whose code an import has changed.
 */
export function cardPreview(decor: Decor): string | undefined {
  return find(previewKey(decor));
}

/** What the preview of a decor depends on: the core of a board is too small to be seen in it. */
export function previewKey(decor: Decor): string {
  return [decor.colour_name, decor.code, finishOf(decor)].join('\t');
}
