// @vitest-environment node

import { css, Global } from '@emotion/react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Picture } from 'shared-contracts/look';
import { Fragment, type FragmentName } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { RENDERED_KEY } from '../app/style-cache.ts';
import { renderPage, renderParts } from './render-page.tsx';

const red = css`
  color: rgb(200 0 0);
`;

const tall = css`
  height: 77px;
`;

const wide = css`
  body {
    outline-width: 7px;
  }
`;

const countAtom = atom(0);

function Page() {
  const count = useAtomValue(countAtom);
  const setCount = useSetAtom(countAtom);
  if (count === 0) setCount(1);
  return (
    <h1 css={red}>
      Sheets {count}
      <Global styles={wide} />
      <Picture src="/images/walnut-400.webp" alt="Walnut" width={400} height={400} priority />
      <Picture css={tall} src="/images/teak-400.webp" alt="Teak" width={400} height={400} />
      <Fragment
        of="inspiration/inspiration-gallery"
        skeleton={<i>skeleton</i>}
        fallback={() => <i>failed</i>}
      />
    </h1>
  );
}

const render = (url = '/shop/Sheet') =>
  renderPage({
    url,
    queries: createQueryClient(),
    configuration: EXAMPLE_SHOP,
    modules: new Map([['catalog/shop', { Page, prefetch: () => [], head: () => ({ title: 'Sheets' }) }]]),
  });

describe('renderPage', () => {
  it('renders the page between header and footer, without a browser', async () => {
    const { html } = await render();
    expect(html).toMatch(/<header.*<h1.*Sheets.*<footer/s);
    expect(html).toContain('Contact Us');
  });

  it('collects the CSS rules of the page, and writes no style attribute', async () => {
    const { html, styles } = await render();
    const { css: rules } = styles.find(({ key }) => key === RENDERED_KEY) ?? { css: '' };
    expect(rules).toContain('color:rgb(200 0 0)');
    expect(rules.match(/\.s-\w+\{/g)?.length).toBeGreaterThan(10);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toContain('<style');
  });

  it('collects the rules that emotion merged into another class, because hydration inserts them, too', async () => {
    const { html, styles } = await render();
    const shared = styles.find(({ key }) => key === RENDERED_KEY);
    const [, id = ''] = /\.s-(\w+)\{height:77px;\}/.exec(shared?.css ?? '') ?? [];
    expect(id).not.toBe('');
    expect(html).not.toContain(`s-${id}`);
  });

  it('keeps a global rule apart, which ends with its component', async () => {
    const withRule = (await render()).styles.filter((styles) => styles.css.includes('outline-width:7px'));
    expect(withRule).toMatchObject([{ key: 's-global', ids: [expect.anything()] }]);
  });

  it('writes no vendor prefixes', async () => {
    const rules = (await render()).styles.map((styles) => styles.css).join('');
    expect(rules).toContain('display:flex;');
    expect(rules).not.toMatch(/-webkit-|-ms-/);
  });

  it('returns the preload of the priority picture separately, for the head', async () => {
    const { html, preloads } = await render();
    expect(preloads).toMatch(/^<link rel="preload" as="image"[^>]*walnut-400\.webp[^>]*>$/);
    expect(html).toContain('walnut-400.webp');
    expect(html).not.toContain('rel="preload"');
  });

  it('renders the skeleton of a fragment that is not among the modules', async () => {
    expect((await render()).html).toContain('skeleton');
  });

  it('shares no state between renders', async () => {
    expect((await render()).html).toBe((await render()).html);
  });

  it('renders a page that needs a login as a skeleton', async () => {
    const { html } = await render('/cart');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('<h1');
  });
});

const Broken = () => {
  throw new Error('broken');
};
const Whole = () => <i>gallery</i>;

function TwoFragments() {
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
    const { modules, faults } = await partsOf(TwoFragments, Whole, Whole);
    expect(modules).toEqual(['catalog/shop', 'inspiration/inspiration-gallery', 'account/account-menu']);
    expect(faults).toEqual([]);
  });

  it('PROM-3 omits the one fragment that throws, and reports the error', async () => {
    const { rendered, modules, faults } = await partsOf(TwoFragments, Broken, Whole);
    // Each fragment that is rendered has a Suspense boundary, which React marks with comments.
    expect(rendered?.html).toContain('<h1><b>soon</b><!--$--><i>gallery</i><!--/$--></h1>');
    expect(modules).toEqual(['catalog/shop', 'account/account-menu']);
    expect(faults).toEqual(['Error: broken']);
  });

  it('omits all fragments if more than one throws', async () => {
    const { rendered, modules } = await partsOf(TwoFragments, Broken, Broken);
    expect(rendered?.html).toContain('<h1><b>soon</b><b>soon</b></h1>');
    expect(modules).toEqual(['catalog/shop']);
  });

  it('renders header, skeleton and footer if the page throws', async () => {
    const { rendered, modules } = await partsOf(Broken, Whole, Whole);
    expect(rendered?.html).toMatch(/<header.*aria-busy="true".*<footer/s);
    expect(modules).toEqual([]);
  });
});
