import type { BrowserContext } from '@playwright/test';

/**
 * A transparent WebP file of 64 × 64 pixels. With a `srcset`, browsers divide the size of a file by its density: the
 * `naturalWidth` of a single pixel is 0, which is how a lost picture is known.
 */
export const STAND_IN = Buffer.from('UklGRiAAAABXRUJQVlA4TBMAAAAvP8APEAcQEREAEsL/91pE/1M/AA==', 'base64');

/** Responds to each request for a composed picture with one small file: composing takes a quarter of a second of processor time. */
export async function standInForPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/images\/[^?]+\.webp/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: STAND_IN }),
  );
}
