// @module-tag all
import { loadCatalogue } from 'catalogue/load-catalogue';
import { PictureQueue, PictureRefusedError } from 'picture-studio';
import * as endpoints from 'shared-contracts/image/endpoints';
import { ROOMS } from 'shared-contracts/image/picture-views';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { productsInOrder } from '../product/product-store.ts';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('getImagesByProductId', () => {
  it('API-28 lists a product’s pictures, with links that work', async () => {
    const { origin } = await testProvider();
    const { body } = await caller(origin)(endpoints.getImagesByProductId, {
      query: { product_id: 'S15-KONKAN-BLUE' },
    });
    expect(endpoints.getImagesByProductId.response.parse(body)).toEqual(body);
    expect(body.length).toBeGreaterThan(0);
    for (const { image_link } of body.slice(0, 2))
      expect((await fetch(`${origin}${image_link}`)).status).toBe(200);
  });

  it('API-80 lists every room once, those of its applications first', async () => {
    const { origin, shop } = await testProvider();
    const call = caller(origin);
    const { body } = await call(endpoints.getImagesByProductId, { query: { product_id: 'S15-KONKAN-BLUE' } });
    const own = (await productsInOrder(shop.db, ['S15-KONKAN-BLUE']))[0]?.pictures ?? [];
    expect(body.slice(0, own.length)).toEqual(own);
    const links = body.map(({ image_link }: { image_link: string }) => image_link);
    expect(new Set(links).size).toBe(links.length);
    for (const room of Object.keys(ROOMS))
      expect(links.filter((link: string) => link.endsWith(`/${room}-1600.webp`))).toHaveLength(1);
  });

  it('responds with 404 for an unknown product', async () => {
    const { origin } = await testProvider();
    const response = await caller(origin)(endpoints.getImagesByProductId, {
      query: { product_id: 'NO-SUCH' },
    });
    expect(response).toMatchObject({ status: 404, body: { message: 'Product not found.' } });
  });
});

function galleryOf(origin: string) {
  return async (application: string) => {
    const { body } = await caller(origin)(endpoints.getImagesByApplication, { query: { application } });
    return endpoints.getImagesByApplication.response.parse(body);
  };
}

describe('imagesByApplication', () => {
  it('SHOP-81 shows a sheet of each shade that suits the application', async () => {
    const gallery = galleryOf((await testProvider()).origin);
    const shades = async (application: string) =>
      (await gallery(application)).map(({ Product }) => Product.shade);
    expect(await shades('kitchen')).toEqual(['Blue']);
    expect((await shades('Wardrobe')).sort()).toEqual(['Blue', 'Brown']);
    expect(await shades('Balcony')).toEqual([]);
  });

  it('SHOP-81 shows woods, stones, textiles and metals by turns, other decors for each application', async () => {
    const catalogue = loadCatalogue();
    const gallery = galleryOf((await testProvider({ catalogue })).origin);
    const galleries = await Promise.all(catalogue.applications.map(gallery));
    for (const pictures of galleries) {
      const types = new Set(pictures.slice(0, 8).map(({ Product }) => Product.type));
      expect(types.size).toBeGreaterThanOrEqual(4);
      const colours = pictures.map(({ Product }) => Product.colour_name);
      expect(new Set(colours).size).toBe(colours.length);
    }
    const firsts = galleries.map(([first]) => first?.Product.colour_name);
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(6);
  });

  it('INSP-42 shows the sheet between the rooms, more often where no room shows the application', async () => {
    const known = loadCatalogue();
    const applications = [...known.applications, 'Balcony'];
    const products = known.products.map((each) => ({ ...each, application: applications }));
    const gallery = galleryOf(
      (await testProvider({ catalogue: { ...known, applications, products } })).origin,
    );
    for (const application of applications) {
      const views = (await gallery(application))
        .slice(0, 8)
        .map(({ image_link }) => /([a-z]+)-800\.webp$/.exec(image_link)?.[1] ?? '');
      const sheets = views.filter((view) => ['closeup', 'sample'].includes(view));
      expect(sheets, application).toHaveLength(application === 'Balcony' ? 6 : 4);
      expect(new Set(sheets).size).toBe(2);
      // The first tile is wide.
      expect(sheets).not.toContain(views[0]);
    }
  });

  it('INSP-42 shows a room that has two cameras from both, by turns', async () => {
    const gallery = galleryOf((await testProvider({ catalogue: loadCatalogue() })).origin);
    const rooms = (await gallery('Wardrobe'))
      .map(({ image_link }) => /([a-z]+)-800\.webp$/.exec(image_link)?.[1])
      .filter((view) => view === 'bedroom' || view === 'wardrobe');
    expect(rooms[0]).toBe('bedroom');
    // Fluted panels have no second view.
    expect(rooms.filter((view) => view === 'wardrobe').length).toBeGreaterThanOrEqual(2);
  });

  it('API-28 API-82 has everything a link to the product needs', async () => {
    const call = caller((await testProvider()).origin);
    const { body } = await call(endpoints.getImagesByApplication, { query: { application: 'Pooja Room' } });
    expect(body).toEqual([
      {
        image_link: expect.stringMatching(/^\/images\/S15-MALABAR-TEAK\/\w+\/[a-z]+-800\.webp$/),
        placeholder: { width: 800, height: 500, colour: '#87715b' },
        product_id: 'S15-MALABAR-TEAK',
        Product: {
          colour_name: 'Malabar Teak',
          category: '1.5mm Acrylic',
          type: 'Wood Grain',
          shade: 'Brown',
          material: 'Sheet',
          finish: 'Gloss',
          selling_price: 5200,
        },
      },
    ]);
  });
});

describe('/images', () => {
  it('serves a picture as immutable at the address that the API returns', async () => {
    const { origin } = await testProvider();
    const { body } = await caller(origin)(endpoints.getImagesByProductId, {
      query: { product_id: 'S15-KONKAN-BLUE' },
    });
    const response = await fetch(`${origin}${body[0].image_link}`);
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
    [1600, 800],
    [1200, 400],
    [400, 200],
    [200, 200],
  ])('HOME-70 serves %d pixels as %d with Save-Data', async (named, sent) => {
    const { origin, shop } = await testProvider();
    const picture = vi.spyOn(shop.pictures, 'picture').mockResolvedValue(Buffer.from('picture'));
    for (const [header, width] of [
      ['on', sent],
      ['off', named],
    ] as const) {
      const { headers } = await fetch(`${origin}/images/S15-KONKAN-BLUE/kitchen-${named}.webp`, {
        headers: { 'Save-Data': header },
      });
      expect(picture).toHaveBeenLastCalledWith(expect.objectContaining({ width }), 'webp');
      expect(headers.get('Vary')).toContain('Save-Data');
    }
  });

  it('HOME-70 serves the layers of a room in one size', async () => {
    const { origin, shop } = await testProvider();
    const picture = vi.spyOn(shop.pictures, 'picture').mockResolvedValue(Buffer.from('picture'));
    const address = `${origin}/images/S15-KONKAN-BLUE/kitchen-albedo.webp`;
    const [usual, saving] = await Promise.all([
      fetch(address),
      fetch(address, { headers: { 'Save-Data': 'on' } }),
    ]);
    expect(saving.headers.get('Vary')).toBe(usual.headers.get('Vary'));
    expect(picture.mock.calls[1]).toEqual(picture.mock.calls[0]);
  });

  it('API-81 serves the layers of a room as immutable at the addresses that the API returns', async () => {
    const { origin } = await testProvider();
    const line = { productClass: 'Sheet', category: '1.5mm Acrylic', type: 'Solid', shade: 'Blue' };
    const { body } = await caller(origin)(colorsByShade, { body: line });
    const [{ room_views = [] } = {}] = colorsByShade.response.parse(body);
    const { light = '', albedo = '' } =
      room_views.find(({ picture }) => picture.image_link.includes('bedroom'))?.layers ?? {};
    for (const address of [light, albedo]) {
      const response = await fetch(origin + address);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
    const outdated = await fetch(origin + light.replace(/\/\w{10}\//, '/0123456789/'));
    expect(outdated.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it.each([
    'rooms/attic/0123456789/gloss.webp',
    'rooms/bedroom/0123456789/velvet.webp',
    'S15-KONKAN-BLUE/0123456789/sample-albedo.webp',
  ])('API-81 has no layers at %s', async (path) => {
    const { origin } = await testProvider();
    expect((await fetch(`${origin}/images/${path}`)).status).toBe(404);
  });

  it.each(['sample-200.webp', '0123456789/sample-200.webp'])(
    'lets %s be cached for an hour, because its picture may change',
    async (file) => {
      const { origin } = await testProvider();
      const response = await fetch(`${origin}/images/S15-KONKAN-BLUE/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    },
  );

  it.each([
    'NO-SUCH/sample-200.webp',
    'S15-KONKAN-BLUE/portrait-200.webp',
    'S15-KONKAN-BLUE/constructor-200.webp',
    'S15-KONKAN-BLUE/sample-201.webp',
    'S15-KONKAN-BLUE/0123456789/sample-9999.webp',
    'S15-KONKAN-BLUE/sample-200.png',
  ])('responds with 404 for %s', async (path) => {
    const { origin } = await testProvider();
    expect((await fetch(`${origin}/images/${path}`)).status).toBe(404);
  });

  it('composes an uncached picture once for two hundred concurrent requests', async () => {
    const compose = vi.spyOn(PictureQueue.prototype, 'compose');
    const { origin } = await testProvider();
    const ask = async () => (await fetch(`${origin}/images/S15-KONKAN-BLUE/flat-200.webp`)).status;
    expect(new Set(await Promise.all(Array.from({ length: 200 }, ask)))).toEqual(new Set([200]));
    expect(compose).toHaveBeenCalledTimes(1);
  });

  it('PROM-32 asks the client to retry while the queue is full', async () => {
    const { origin, shop } = await testProvider();
    vi.spyOn(shop.pictures, 'picture').mockRejectedValue(new PictureRefusedError('full'));
    const response = await fetch(`${origin}/images/S15-KONKAN-BLUE/sample-200.webp`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('PROD-30 serves the decor alone as a link preview while the room is composed, not to be cached', async () => {
    vi.spyOn(PictureQueue.prototype, 'compose').mockImplementation((_, format) =>
      format === 'decor-preview' ? Promise.resolve(Buffer.from('decor')) : new Promise(() => undefined),
    );
    const { origin } = await testProvider();
    const response = await fetch(`${origin}/images/S15-KONKAN-BLUE/kitchen-preview.jpg`);
    expect(await response.text()).toBe('decor');
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
