import type { ShellServerBuild } from 'shared-contracts/document';
import { PAGES } from 'shared-contracts/routes/pages';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { servedPages } from './server.ts';

const catalog = { modules: { shop: { parameters: { search: 'one' } }, product: {} } };
const loadRemote = (id: string) => {
  if (id === 'catalog') return catalog;
  throw new Error('not in this set');
};
const parametersOf = async (page: string) =>
  (await servedPages(loadRemote)).find((served) => served.page === page)?.parameters;

describe('servedPages', () => {
  it('lists every page of the table, in its order', async () => {
    expect((await servedPages(loadRemote)).map(({ page }) => page)).toEqual(Object.keys(PAGES));
  });

  it('has the parameters that the page’s module of this set names', async () => {
    expect(await parametersOf('catalog/shop')).toEqual({ search: 'one' });
    expect(await parametersOf('shell/home')).toMatchObject({ gallery: 'flag', colour: 'one' });
  });

  it.each([
    ['names none', 'catalog/product'],
    ['does not load', 'cart-checkout/cart'],
  ])('has no parameters for a page whose module %s', async (_case, page) => {
    expect(await parametersOf(page)).toBeUndefined();
  });
});

it('exports what the edge server loads', () => {
  expectTypeOf<typeof import('./server.ts')>().toExtend<ShellServerBuild>();
});
