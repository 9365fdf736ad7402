import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfRgb } from 'catalogue/colour/lab';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decors } from '../testing/catalogue-decors.ts';
import { drawPreview } from './draw-preview.ts';
import { cardPreview, previewKey } from './previews.ts';

const distinct = [...new Map(decors.map((decor) => [previewKey(decor), decor])).values()];

/** Composing all of them takes minutes, so only the matrix compares all; other runs compare one in sixty. */
const COMPARED = [
  { compared: 'one preview in sixty', share: 60, tags: [] },
  { compared: 'every preview', share: 1, tags: ['matrix'] },
];

/** A larger difference is visible as a change of colour when the picture fades in. */
const VISIBLE = 6;

/** Whether two pictures of equal size look different, by the mean CIEDE2000 of their pixels. */
async function looksOther(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((webp) => sharp(webp).removeAlpha().raw().toBuffer()));
  let sum = 0;
  const count = (a?.length ?? 0) / 3;
  for (let at = 0; at < count * 3; at += 3) {
    const lab = (pixels: Buffer | undefined) =>
      labOfRgb([pixels?.[at] ?? 0, pixels?.[at + 1] ?? 0, pixels?.[at + 2] ?? 0]);
    sum += deltaE2000(lab(a), lab(b));
  }
  return sum / count > VISIBLE;
}

describe('cardPreview', () => {
  it('API-61 has a tiny picture of every product, at most 300 bytes in a document', () => {
    const previews = decors.map((decor) => cardPreview(decor) ?? '');
    expect(decors.filter((_, at) => previews[at] === '').map(({ product_id }) => product_id)).toEqual([]);
    expect(Math.max(...previews.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });

  it('API-61 has none of a colour that is not in the tables, or that an import has recoloured', () => {
    const [decor] = decors;
    if (decor === undefined) throw new Error('The catalogue is empty.');
    expect(cardPreview({ ...decor, colour_name: 'Foreign Oak' })).toBeUndefined();
    expect(cardPreview({ ...decor, code: '#123456' })).toBeUndefined();
  });

  describe.each(COMPARED)('$compared', ({ share, tags }) => {
    it('API-61 shows what the card will show', { tags, timeout: 600_000 }, async () => {
      const stale: string[] = [];
      for (const decor of distinct.filter((_, at) => at % share === 0)) {
        const stored = Buffer.from(cardPreview(decor) ?? '', 'base64');
        if (await looksOther(stored, await drawPreview(decor))) stale.push(previewKey(decor));
      }
      expect(stale).toEqual([]);
    });
  });
});
