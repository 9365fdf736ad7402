// @vitest-environment node

import { css, Global } from '@emotion/react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Picture } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { RENDERED_KEY } from '../app/style-cache.ts';
import { renderPage } from './render-page.tsx';

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
