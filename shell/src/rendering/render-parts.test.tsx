// @vitest-environment node

import { Fragment, type FragmentName } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { renderParts } from './render-page.tsx';

const Broken = () => {
  throw new Error('broken');
};
const Whole = () => <i>gallery</i>;

function Page() {
  const shown = (of: FragmentName) => (
    <Fragment<'inspiration/inspiration-gallery'>
      of={of as 'inspiration/inspiration-gallery'}
      skeleton={<b>soon</b>}
      fallback={() => <b>failed</b>}
    />
  );
  return (
    <h1>
      {shown('inspiration/inspiration-gallery')}
      {shown('account/account-menu')}
    </h1>
  );
}

function partsOf(page: unknown, gallery: unknown, menu: unknown) {
  return renderParts({
    url: '/shop/Sheet',
    queries: createQueryClient(),
    configuration: EXAMPLE_SHOP,
    modules: new Map([
      ['catalog/shop', { Page: page, prefetch: () => [], head: () => ({ title: 'Sheets' }) }],
      ['inspiration/inspiration-gallery', gallery],
      ['account/account-menu', menu],
    ]),
  });
}

describe('renderParts', () => {
  it('renders the whole page if nothing throws', async () => {
    const { modules, faults } = await partsOf(Page, Whole, Whole);
    expect(modules).toEqual(['catalog/shop', 'inspiration/inspiration-gallery', 'account/account-menu']);
    expect(faults).toEqual([]);
  });

  it('PROM-3 omits the one fragment that throws, and reports the error', async () => {
    const { rendered, modules, faults } = await partsOf(Page, Broken, Whole);
    // Each fragment that is rendered has a Suspense boundary, which React marks with comments.
    expect(rendered?.html).toContain('<h1><b>soon</b><!--$--><i>gallery</i><!--/$--></h1>');
    expect(modules).toEqual(['catalog/shop', 'account/account-menu']);
    expect(faults).toEqual(['Error: broken']);
  });

  it('omits all fragments if more than one throws', async () => {
    const { rendered, modules } = await partsOf(Page, Broken, Broken);
    expect(rendered?.html).toContain('<h1><b>soon</b><b>soon</b></h1>');
    expect(modules).toEqual(['catalog/shop']);
  });

  it('renders header, skeleton and footer if the page throws', async () => {
    const { rendered, modules } = await partsOf(Broken, Whole, Whole);
    expect(rendered?.html).toMatch(/<header.*aria-busy="true".*<footer/s);
    expect(modules).toEqual([]);
  });
});
