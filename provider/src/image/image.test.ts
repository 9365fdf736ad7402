import * as endpoints from 'shared-contracts/image/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('getImagesByProductId', () => {
  it('gives the pictures of a product, at addresses that answer', async () => {
    const { origin } = await testProvider();
    const { body } = await caller(origin)(endpoints.getImagesByProductId, {
      query: { product_id: 'S15-KONKAN-BLUE' },
    });
    expect(endpoints.getImagesByProductId.response.parse(body)).toEqual(body);
    expect(body.length).toBeGreaterThan(0);
    for (const { image_link } of body.slice(0, 2))
      expect((await fetch(`${origin}${image_link}`)).status).toBe(200);
  });

  it('answers 404 for an unknown product', async () => {
    const { origin } = await testProvider();
    const answer = await caller(origin)(endpoints.getImagesByProductId, { query: { product_id: 'NO-SUCH' } });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Product not found.' } });
  });
});

describe('imagesByApplication', () => {
  it('shows one sheet of each shade, another one in the next application', async () => {
    const call = caller((await testProvider()).origin);
    const gallery = async (application: string): Promise<string[]> => {
      const { body } = await call(endpoints.getImagesByApplication, { query: { application } });
      return body.map(({ product_id }: { product_id: string }) => product_id);
    };
    expect(await gallery('kitchen')).toEqual(['S15-KONKAN-BLUE']);
    expect(await gallery('Wardrobe')).toEqual(['S15-INDIGO-NIGHT', 'S15-MALABAR-TEAK']);
    expect(await gallery('Balcony')).toEqual([]);
  });

  it('gives all that a link to the product needs', async () => {
    const call = caller((await testProvider()).origin);
    const { body } = await call(endpoints.getImagesByApplication, { query: { application: 'Pooja Room' } });
    expect(body).toEqual([
      {
        image_link: '/images/S15-MALABAR-TEAK/panel-800.webp',
        product_id: 'S15-MALABAR-TEAK',
        Product: {
          colour_name: 'Malabar Teak',
          category: '1.5mm Acrylic',
          type: 'Wood Grain',
          shade: 'Brown',
          material: 'Sheet',
        },
      },
    ]);
  });
});

describe('/images', () => {
  it('serves a picture to be kept for ever', async () => {
    const { origin } = await testProvider();
    const response = await fetch(`${origin}/images/S15-KONKAN-BLUE/sample-200.webp`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it.each([
    'NO-SUCH/sample-200.webp',
    'S15-KONKAN-BLUE/portrait-200.webp',
    'S15-KONKAN-BLUE/sample-201.webp',
    'S15-KONKAN-BLUE/sample-200.png',
  ])('answers 404 for %s', async (path) => {
    const { origin } = await testProvider();
    expect((await fetch(`${origin}/images/${path}`)).status).toBe(404);
  });
});
