import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import type { Sharp } from 'sharp';
import type { Decor } from './decor.ts';
import { PICTURE_VIEWS, type PictureView } from './picture-views.ts';
import { drawCloseup } from './views/closeup-view.ts';
import { drawFlat } from './views/flat-view.ts';
import { drawPanel } from './views/panel-view.ts';
import { drawSample } from './views/sample-view.ts';

/** Belongs to a composed picture's address in the cache: raise it when a drawing changes. */
export const DRAWING_VERSION = 1;

/** Cards are many on a page, so they may weigh less. */
const QUALITY = { card: 74, large: 82 };
const WIDEST_CARD = 400;

const DRAWINGS: Readonly<Record<PictureView, (decor: Decor, width: number) => Sharp>> = {
  sample: (decor, width) => drawSample(decor, width).toSharp(),
  flat: (decor, width) => drawFlat(decor, width).toSharp(),
  closeup: (decor, width) => drawCloseup(decor, width).toSharp(),
  panel: drawPanel,
};

/**
 * Draws one picture as WebP, the same bytes each time; `undefined` for a view or width that is not offered.
 * Keeps its thread busy for a tenth of a second and more: serve through `PictureCache`.
 */
export async function composePicture(decor: Decor, view: string, width: number): Promise<Buffer | undefined> {
  const offered = offeredView(view, width);
  if (offered === undefined) return undefined;
  const quality = width <= WIDEST_CARD ? QUALITY.card : QUALITY.large;
  return DRAWINGS[offered](decor, width).webp({ quality }).toBuffer();
}

export function offeredView(view: string, width: number): PictureView | undefined {
  return PICTURE_WIDTHS.some((offered) => offered === width)
    ? PICTURE_VIEWS.find((offered) => offered === view)
    : undefined;
}
