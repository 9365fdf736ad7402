import type { Decor, PictureView } from 'picture-studio';
import { previewKey } from '../catalogue/card-previews.ts';
import { PREVIEWS, previewTable } from '../catalogue/preview-table.ts';

/** A line for each picture of the inspiration gallery. */
export const GALLERY_PREVIEWS = new URL('gallery-previews.tsv', PREVIEWS);

const find = previewTable(GALLERY_PREVIEWS);

/** A tiny picture of a view as WebP in base64. `undefined` for pictures that the gallery of our own catalogue does not show. */
export function galleryPreview(decor: Decor, view: PictureView): string | undefined {
  return find(galleryPreviewKey(decor, view));
}

export function galleryPreviewKey(decor: Decor, view: PictureView): string {
  return `${previewKey(decor)}\t${view}`;
}
