import type { Sharp } from 'sharp';
import type { PictureWidth } from './picture-views.ts';

/**
 * Kilobytes that a picture of a width may weigh. 800 is what a phone of 360 × 2 pixels takes for the largest picture of
 * a page.
 */
const HEAVIEST: Readonly<Record<PictureWidth, number>> = { 200: 9, 400: 24, 800: 68, 1200: 130, 1600: 210 };
/** WebP qualities: the first for nearly all; salt and tweed are noise to the encoder, and hide what it does to them. */
const QUALITIES = [80, 64, 46, 30, 18] as const;

/** The picture as WebP, at the best quality that keeps it within its weight. */
export async function encode(picture: Sharp, width: PictureWidth): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await picture.clone().webp({ quality, smartSubsample: true }).toBuffer();
    if (encoded.length <= HEAVIEST[width] * 1024) break;
  }
  return encoded;
}
