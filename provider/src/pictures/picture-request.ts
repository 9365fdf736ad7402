import { createHash } from 'node:crypto';
import { DRAWING_VERSION } from './compose-picture.ts';
import type { Decor } from './decor.ts';

/** A picture as asked for by its address. */
export interface PictureRequest {
  decor: Decor;
  view: string;
  /** In pixels. */
  width: number;
}

/** A name that is the same for all requests with the same picture, and for no others. */
export function fingerprintOf({ decor, view, width }: PictureRequest): string {
  const { class: productClass, material, category, type, colour_name, code } = decor;
  return createHash('sha256')
    .update(
      JSON.stringify([
        DRAWING_VERSION,
        productClass,
        material,
        category,
        type,
        colour_name,
        code,
        view,
        width,
      ]),
    )
    .digest('hex');
}
