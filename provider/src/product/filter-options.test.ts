import * as endpoints from 'shared-contracts/filter-options/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('filter options', () => {
  it('API-27 DATA-3 lists shades, applications and types in the catalogue’s order', async () => {
    const call = caller((await testProvider()).origin);
    expect((await call(endpoints.getShades, {})).body).toEqual([
      { name: 'Blue', code: '#1f3a6e' },
      { name: 'Brown', code: '#6b4a2f' },
    ]);
    expect((await call(endpoints.getApplications, {})).body).toEqual(['Kitchen', 'Wardrobe', 'Pooja Room']);
    expect((await call(endpoints.getTypes, {})).body).toEqual([
      { name: 'Solid', class: 'Sheet' },
      { name: 'Wood Grain', class: 'Sheet' },
      { name: 'Solid', class: 'Board' },
    ]);
  });

  it('API-27 lists the categories and types of a class, in any letter case, without the add-on’s', async () => {
    const call = caller((await testProvider()).origin);
    expect((await call(endpoints.getCategoriesAndTypes, { query: { class: 'sheet' } })).body).toEqual({
      categories: [{ name: '1.25mm Acrylic' }, { name: '1.5mm Acrylic' }, { name: '2mm Acrylic' }],
      types: [{ name: 'Solid' }, { name: 'Wood Grain' }],
    });
    expect(
      (await call(endpoints.getCategoriesAndTypes, { query: { class: 'Board' } })).body.categories,
    ).toEqual([{ name: '19mm Acrylic Board' }]);
  });

  it('rejects an unknown class', async () => {
    const call = caller((await testProvider()).origin);
    expect((await call(endpoints.getCategoriesAndTypes, { query: { class: 'Curtain' } })).status).toBe(400);
  });
});
