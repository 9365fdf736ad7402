import { loadCatalogue } from 'catalogue/load-catalogue';
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
  it('gives every sheet and board of the decor, and the decors that go with it', async () => {
    const { body } = await formsOf('MA-SATPURA-OAK');
    expect(getProductForms.response.parse(body)).toEqual(body);
    expect(productIds(body.forms).toSorted()).toEqual([
      ...['B19-HDF-SATPURA-OAK', 'B19-PLY-SATPURA-OAK', 'B19-WPC-SATPURA-OAK', 'FP-SATPURA-OAK'],
      ...['M18-HDF-SATPURA-OAK', 'M18-PLY-SATPURA-OAK', 'M18-WPC-SATPURA-OAK', 'MA-SATPURA-OAK'],
      ...['S125-SATPURA-OAK', 'S15-SATPURA-OAK', 'S2-SATPURA-OAK'],
    ]);
    expect(productIds(body.goesWith)).toEqual(['MA-NILGIRI-MIST', 'MA-HIMADRI-WHITE']);
  });

  it('gives a companion of another category where it is not made in the product’s own', async () => {
    const { body } = await formsOf('S125-SABARMATI-KHADI');
    expect(productIds(body.goesWith)).toEqual(['S125-KUTCH-LINEN', 'S2-TULSI']);
  });

  it('responds with 404 for an unknown product', async () => {
    expect((await formsOf('NO-SUCH')).status).toBe(404);
  });
});
