import { expect, type Page } from '@playwright/test';

export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** A photo of 400 × 300 pixels: the left half in one colour, the right half in another. */
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

/** What a browser has sent: request bodies, and addresses with their queries. */
type Sent = { bodies: Buffer[]; addresses: string[] };

/** Collects everything that the browser sends from now on. */
export function sentBy(page: Page): Sent {
  const sent: Sent = { bodies: [], addresses: [] };
  page.context().on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) sent.bodies.push(body);
    sent.addresses.push(request.url());
  });
  return sent;
}

/** Bytes. Far fewer than the smallest photo has, but more than the longest address. */
const NO_PHOTO = 600;

/** Expects that requests were sent, and that none contains a byte of the photo. */
export function expectNothingOf({ buffer }: Photo, { bodies, addresses }: Sent): void {
  expect(bodies.filter(({ length }) => length > NO_PHOTO)).toEqual([]);
  expect(bodies.filter((body) => body.includes(buffer.subarray(0, 8)))).toEqual([]);
  expect(addresses.filter(({ length }) => length > NO_PHOTO)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(0);
}
