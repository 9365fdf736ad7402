import type { Sharp } from 'sharp';
import type { PictureWidth } from '../scenes/picture-views.ts';

/**
 * The size budget of each width in kilobytes. A phone of 360 CSS pixels at double density loads a width of 800 for the
 * largest picture of a page.
 */
export const MAX_KILOBYTES: Readonly<Record<PictureWidth, number>> = {
  200: 9,
  400: 24,
  800: 68,
  1200: 130,
  1600: 210,
};

interface Saving {
  /** The quality of the WebP encoder. */
  quality: number;
  /** Sigma of a blur before encoding, in pixels. */
  soften?: number;
}

/** Tried in this order; nearly all pictures take the first. Granite and tweed are noise to the encoder, and need half the
 * bytes when they are slightly blurred. */
const SAVINGS: readonly Saving[] = [
  { quality: 80 },
  { quality: 64 },
  { quality: 46 },
  { quality: 46, soften: 0.7 },
  { quality: 30, soften: 0.8 },
  { quality: 16, soften: 1.1 },
];

/**
 * The effort of the encoder, 0 to 6: 3 takes twice as long for 4 % fewer bytes. Sharper subsampling of chroma would take twice as long and 5 %
 * more bytes, for a difference of 0.02 CIEDE2000 (decision 026).
 */
const EFFORT = 2;

/** The picture as WebP, in the best quality within a size budget. */
export async function encodeWebp(picture: Sharp, kilobytes: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const { quality, soften } of SAVINGS) {
    const softened = soften === undefined ? picture.clone() : picture.clone().blur(soften);
    encoded = await softened.webp({ quality, effort: EFFORT }).toBuffer();
    if (encoded.length <= kilobytes * 1024) break;
  }
  return encoded;
}
