// @module-tag all
import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex } from 'catalogue/colour/lab';
import { loadCatalogue } from 'catalogue/load-catalogue';
import type { NearDecor } from 'shared-contracts/product';
import { getProduct, nearestDecors } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const catalogue = loadCatalogue();

async function near(code: string, limit?: number) {
  const { origin } = await testProvider({ catalogue });
  return await caller(origin)(nearestDecors, { query: { code, ...(limit && { limit }) } });
}

const decorsOf = async (code: string, limit?: number): Promise<NearDecor[]> =>
  (await near(code, limit)).body.decors;

describe('GET /api/product/near', () => {
  it.each(['7a5a41', 'FF0000', '0b1220', 'e9e4da'])(
    'API-122 gives the decors nearest to %s, as counted by hand',
    async (code) => {
      const distances = new Map<string, number>();
      for (const { colour_name, code: own, category } of catalogue.products) {
        if (category === 'addon') continue;
        distances.set(colour_name, deltaE2000(labOfHex(`#${code}`), labOfHex(own)));
      }
      const expected = [...distances.values()].toSorted((one, other) => one - other).slice(0, 12);
      const found = await decorsOf(code);
      expect(found.map(({ distance }) => distance)).toEqual(expected);
      for (const { product, distance } of found) expect(distances.get(product.colour_name)).toBe(distance);
    },
  );

  it('API-122 has the decor itself first, in all its materials, once', async () => {
    const { origin } = await testProvider({ catalogue });
    const { body: oak } = await caller(origin)(getProduct, { query: { id: 'S15-SATPURA-OAK' } });
    const { body } = await near(oak.code.slice(1));
    expect(nearestDecors.response.parse(body)).toEqual(body);
    const [first, ...others]: NearDecor[] = body.decors;
    expect(first).toMatchObject({ distance: 0, lighter: 0, stronger: 0, warmer: 0, is_mean: true });
    expect(first?.product.colour_name).toBe('Satpura Oak');
    expect(first?.forms.map(({ material }) => material)).toEqual(['Sheet', 'HDF', 'Ply Wood', 'WPC']);
    expect(others.map(({ product }) => product.colour_name)).not.toContain('Satpura Oak');
  });

  it('API-122 shows a decor as a fluted panel only where it is made as nothing else', async () => {
    const shown = (await decorsOf('94704a', 24)).map(({ product }) => product);
    const flat = new Set(
      catalogue.products
        .filter(({ category }) => category !== 'Fluted Panel')
        .map(({ colour_name }) => colour_name),
    );
    const fluted = shown.filter(({ category }) => category === 'Fluted Panel');
    expect(shown.map(({ colour_name }) => colour_name)).toContain('Araku Mocha');
    expect(fluted.filter(({ colour_name }) => flat.has(colour_name))).toEqual([]);
  });

  it('API-122 takes a limit', async () => {
    expect(await decorsOf('808080', 3)).toHaveLength(3);
    expect((await near('808080', 25)).status).toBe(400);
  });

  it.each(['', 'abc', '#aabbcc', 'gggggg', 'aabbccdd'])('API-122 rejects the code “%s”', async (code) => {
    const { status, body } = await near(code);
    expect(status).toBe(400);
    expect(body.message).toContain('code');
  });
});
