import { loadCatalogue } from 'catalogue/load-catalogue';
import { describe, expect, it } from 'vitest';
import { looksOther } from '../testing/looks-other.ts';
import { decorOf } from './decor-of.ts';
import { drawPreview } from './draw-preview.ts';
import { cardPreview, previewKey } from './previews.ts';

const decors = loadCatalogue()
  .products.filter(({ category }) => category !== 'addon')
  .map(decorOf);
const distinct = [...new Map(decors.map((decor) => [previewKey(decor), decor])).values()];

/** Composing all takes minutes: the matrix compares all, and each run one in sixty. */
const COMPARED = [
  { compared: 'one preview in sixty', share: 60, tags: [] },
  { compared: 'every preview', share: 1, tags: ['matrix'] },
];

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
