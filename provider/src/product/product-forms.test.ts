// @module-tag all
import { loadCatalogue } from 'catalogue/load-catalogue';
import type { Companion } from 'shared-contracts/product';
import { getProductForms } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { productIds } from '../testing/product-ids.ts';
import { testProvider } from '../testing/test-provider.ts';

async function formsOf(id: string) {
  const { origin } = await testProvider({ catalogue: loadCatalogue() });
  return await caller(origin)(getProductForms, { query: { id } });
}

describe('GET /api/product/forms', () => {
  it('API-38 gives every sheet and board of the decor, and the decors that go with it', async () => {
    const { body } = await formsOf('MA-SATPURA-OAK');
    expect(getProductForms.response.parse(body)).toEqual(body);
    expect(productIds(body.forms).toSorted()).toEqual([
      ...['B19-HDF-SATPURA-OAK', 'B19-PLY-SATPURA-OAK', 'B19-WPC-SATPURA-OAK', 'FP-SATPURA-OAK'],
      ...['M18-HDF-SATPURA-OAK', 'M18-PLY-SATPURA-OAK', 'M18-WPC-SATPURA-OAK', 'MA-SATPURA-OAK'],
      ...['S125-SATPURA-OAK', 'S15-SATPURA-OAK', 'S2-SATPURA-OAK'],
    ]);
    expect(productIds(body.goesWith)).toEqual(['MA-NILGIRI-MIST', 'MA-WAYANAD-COCOA', 'MA-JHARIA-CHARCOAL']);
  });

  it('API-38 says why each goes with it, and shows both in a room', async () => {
    const { body } = await formsOf('S15-SATPURA-OAK');
    const companions: Companion[] = body.goesWith;
    expect(companions.map(({ because }) => because)).toEqual([
      'A plain colour, neither warm nor cool: the grain of this wood stays the only figure in the room.',
      'A plain colour with the undertone of this wood: the grain stays the only figure in the room.',
      'A plain colour, neither warm nor cool: the grain of this wood stays the only figure in the room.',
    ]);
    expect(companions[0]?.together?.image_link).toMatch(
      /^\/images\/S15-SATPURA-OAK\/with\/S15-NILGIRI-MIST\/[0-9a-f]{10}\/kitchen-1600\.webp$/,
    );
  });

  it('API-38 has no room for two fluted panels, whose rooms have one surface', async () => {
    const { body } = await formsOf('FP-SATPURA-OAK');
    const companions: Companion[] = body.goesWith;
    expect(companions.map(({ together }) => together)).toEqual([undefined, undefined, undefined]);
  });

  it('API-38 gives a companion of another category where it is not made in the product’s own', async () => {
    const { body } = await formsOf('FP-KANHA-SAL');
    const categories = body.goesWith.map(({ category }: Companion) => category);
    expect(categories).toEqual(['Fluted Panel', '1.25mm Acrylic', 'Fluted Panel']);
  });

  it('responds with 404 for an unknown product', async () => {
    expect((await formsOf('NO-SUCH')).status).toBe(404);
  });
});
