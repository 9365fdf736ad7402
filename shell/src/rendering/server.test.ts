import type { ShellServerBuild } from 'shared-contracts/document';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { OWN_PAGES } from '../routing/page-table.ts';
import { REMOTE_PAGES } from '../testing/remote-pages.ts';
import { servedPages } from './server.ts';

const catalog = { modules: { shop: { parameters: { search: 'one' } }, product: {} } };
const loadRemote = (id: string) => {
  if (id === 'catalog') return catalog;
  throw new Error('not in this set');
};
const pages = { ...REMOTE_PAGES, gifts: { cards: { patterns: ['/gift-cards'] } } } as const;
const parametersOf = async (page: string) =>
  (await servedPages(loadRemote, pages)).find((served) => served.page === page)?.parameters;

describe('servedPages', () => {
  it('lists the shell’s own pages, and those that the set’s remotes have', async () => {
    const served = (await servedPages(loadRemote, pages)).map(({ page }) => page);
    expect(served.slice(0, 4)).toEqual(Object.keys(OWN_PAGES));
    expect(served).toEqual(expect.arrayContaining(['catalog/shop', 'account/order', 'gifts/cards']));
  });

  it('PROM-59 has the parameters that the page’s module of this set names', async () => {
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
