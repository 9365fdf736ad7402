import type { BrowserContext } from '@playwright/test';

/** A WebP file of one transparent pixel. */
export const PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Responds to each request for a composed picture with one pixel. Composing takes a quarter of a second of processor time. */
export async function standInForPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/images\/[^?]+\.webp/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: PIXEL }),
  );
}
