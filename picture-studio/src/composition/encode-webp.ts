import type { Sharp } from 'sharp';
import type { PictureWidth } from '../scenes/picture-views.ts';

/**
 * Kilobytes that a picture of a width may weigh. 800 is what a phone of 360 × 2 pixels takes for the largest picture of
 * a page.
 */
export const MAX_KILOBYTES: Readonly<Record<PictureWidth, number>> = {
  200: 9,
  400: 24,
  800: 68,
  1200: 130,
  1600: 210,
};

interface Saving {
  /** Of WebP. */
  quality: number;
  /** Sigma in pixels by which the picture is softened first. */
  soften?: number;
}

/** The first for nearly all. Granite and tweed are noise to the encoder: a little softer, they cost half. */
const SAVINGS: readonly Saving[] = [
  { quality: 80 },
  { quality: 64 },
  { quality: 46 },
  { quality: 46, soften: 0.7 },
  { quality: 30, soften: 0.8 },
  { quality: 16, soften: 1.1 },
];

/** The picture as WebP, as good as its weight allows. */
export async function encodeWebp(picture: Sharp, width: PictureWidth): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const { quality, soften } of SAVINGS) {
    const softened = soften === undefined ? picture.clone() : picture.clone().blur(soften);
    encoded = await softened.webp({ quality, smartSubsample: true }).toBuffer();
    if (encoded.length <= MAX_KILOBYTES[width] * 1024) break;
  }
  return encoded;
}
