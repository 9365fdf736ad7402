import { loadCatalogue } from 'catalogue/load-catalogue';
import { decorOf, galleryPreview, type PictureView } from 'picture-studio';
import { drawPreview } from 'picture-studio/draw-preview';
import { looksOther } from 'picture-studio/looks-other';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

/** Composing all takes half a minute: each run compares one in twenty. */
const COMPARED = [
  { compared: 'one preview in twenty', share: 20, tags: [] },
  { compared: 'every preview', share: 1, tags: ['matrix'] },
];

describe('galleryPreview', () => {
  const shownPictures = async () => {
    const catalogue = loadCatalogue();
    const call = caller((await testProvider({ catalogue })).origin);
    const galleries = await Promise.all(
      catalogue.applications.map((application) => call(getImagesByApplication, { query: { application } })),
    );
    const shown = galleries.flatMap(({ body }) => getImagesByApplication.response.parse(body));
    return shown.map(({ product_id, image_link, placeholder }) => {
      const product = catalogue.products.find((other) => other.product_id === product_id);
      if (!product) throw new Error(`There is no ${product_id}.`);
      const view = /\/([a-z]+)-\d+\.webp$/.exec(image_link)?.[1] as PictureView;
      return { decor: decorOf(product), view, preview: placeholder?.preview ?? '' };
    });
  };

  it('has a tiny picture of each, at most 300 bytes in a document', async () => {
    const shown = await shownPictures();
    expect(shown.filter(({ preview }) => preview === '')).toEqual([]);
    expect(Math.max(...shown.map(({ preview }) => preview.length))).toBeLessThanOrEqual(300);
  });

  it('has none of a colour that an import has changed', () => {
    const [product] = loadCatalogue().products;
    if (!product) throw new Error('The catalogue is empty.');
    expect(galleryPreview({ ...decorOf(product), code: '#123456' }, 'kitchen')).toBeUndefined();
  });

  describe.each(COMPARED)('$compared', ({ share, tags }) => {
    it('shows in tiny what the gallery will show', { tags, timeout: 600_000 }, async () => {
      const stale: string[] = [];
      for (const { decor, view, preview } of (await shownPictures()).filter((_, at) => at % share === 0)) {
        const drawn = await drawPreview(decor, view);
        if (await looksOther(Buffer.from(preview, 'base64'), drawn))
          stale.push(`${view} ${decor.colour_name}`);
      }
      expect(stale).toEqual([]);
    });
  });
});
