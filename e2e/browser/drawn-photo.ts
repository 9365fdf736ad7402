import type { Page } from '@playwright/test';

export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** A photo, 400 × 300: the left half in one colour, the right half in another. */
export async function drawnPhoto(
  page: Page,
  left: string,
  right: string,
  mimeType = 'image/png',
): Promise<Photo> {
  const base64 = await page.evaluate(
    ({ colours, format }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
      const context = canvas.getContext('2d');
      for (const [half, colour] of colours.entries()) {
        Object.assign(context ?? {}, { fillStyle: colour });
        context?.fillRect(half * 200, 0, 200, 300);
      }
      return canvas.toDataURL(format, 1).split(',')[1] ?? '';
    },
    { colours: [left, right], format: mimeType },
  );
  return { name: 'floor', mimeType, buffer: Buffer.from(base64, 'base64') };
}
