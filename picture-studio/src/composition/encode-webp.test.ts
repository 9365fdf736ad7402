import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureWidth } from '../scenes/picture-views.ts';
import { encodeWebp, MAX_KILOBYTES } from './encode-webp.ts';
import { randomFrom } from './random.ts';

describe('encodeWebp', () => {
  // Noise is the slowest input of the encoder, and it is encoded up to six times: the matrix encodes the large pictures.
  for (const width of PICTURE_WIDTHS) {
    const tags = width > 800 ? ['matrix'] : [];
    it(`keeps noise of ${width} pixels within the size budget`, { tags, timeout: 180_000 }, async () => {
      const { length } = await encodeWebp(square(width, 160), MAX_KILOBYTES[width]);
      expect(length).toBeLessThanOrEqual(MAX_KILOBYTES[width] * 1024);
    });
  }

  it('encodes a smooth picture in the best quality', async () => {
    const quiet = square(400, 2);
    const best = await quiet.clone().webp({ quality: 80, effort: 2 }).toBuffer();
    expect(await encodeWebp(quiet, MAX_KILOBYTES[400])).toEqual(best);
  });
});

/** Grey with noise of `levels`. */
function square(width: PictureWidth, levels: number) {
  const random = randomFrom(width);
  const pixels = new Uint8ClampedArray(width * width * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = 128 + levels * (random() - 0.5);
  return sharp(pixels, { raw: { width, height: width, channels: 3 } });
}
