import { describe, expect, it } from 'vitest';
import { MARKAPUR_NERO, ZANSKAR_GRANITE } from '../testing/sample-decors.ts';
import { composePicture, type PictureRequest } from './compose-picture.ts';
import { MAX_KILOBYTES } from './encode-webp.ts';

async function compose(request: PictureRequest): Promise<Buffer> {
  const picture = await composePicture(request);
  if (picture === undefined) throw new Error(`There is no ${request.view} of ${request.decor.colour_name}.`);
  return picture;
}

describe('composePicture', () => {
  it('gives the same bytes each time', async () => {
    const request: PictureRequest = { decor: MARKAPUR_NERO, view: 'kitchen', width: 400 };
    expect(await compose(request)).toEqual(await compose(request));
  });

  it.each(['sample', 'flat'] as const)('keeps a %s of granite light enough for a phone', async (view) => {
    const { length } = await compose({ decor: ZANSKAR_GRANITE, view, width: 800 });
    expect(length).toBeLessThanOrEqual(MAX_KILOBYTES[800] * 1024);
  });
});
