import type { PICTURE_WIDTHS } from 'shared-contracts/product/rules';

/** The views that can be composed. `panel` shows the decor on an elevation of cabinet fronts, 8:5; the others are square. */
export const PICTURE_VIEWS = ['sample', 'flat', 'closeup', 'panel'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** In pixels. 400 is the API's "low", 1600 its "high". */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** In pixels, for a width in pixels. */
export function heightOf(view: PictureView, width: number): number {
  return view === 'panel' ? Math.round((width * 5) / 8) : width;
}
