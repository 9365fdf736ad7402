// @vitest-environment node

import { createStore } from 'jotai';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: only the server renders with it, so the shared facade leaves it out
import { StaticRouter } from 'react-router';
import { pagePaths } from 'shared-contracts/routes/pages';
import { asksForLogin } from 'shared-contracts/session';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { App, type AppProps } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createStyleCache } from '../app/style-cache.ts';
import { sheetCategoriesQuery } from '../frame/range-links.ts';
import { OWN_PAGES } from '../routing/page-table.ts';
import { REMOTE_PAGES } from '../testing/remote-pages.ts';
import { keptFrame } from './kept-frames.tsx';
import { renderPage } from './render-page.tsx';

const NO_MODULES = { load: () => undefined, state: () => undefined, subscribe: () => () => undefined };

function shopAt(url: string, queries = createQueryClient()): AppProps {
  const styles = createStyleCache();
  styles.compat = true;
  return {
    styles,
    store: createStore(),
    queries,
    loader: NO_MODULES,
    configuration: EXAMPLE_SHOP,
    inRouter: (shop) => <StaticRouter location={url}>{shop}</StaticRouter>,
  };
}

/** A page with all its components, as a browser renders it. */
function renderWhole(url: string) {
  const shop = shopAt(url);
  const html = renderToString(<App {...shop} />);
  return { html, rules: Object.values(shop.styles.inserted).map(String) };
}

const render = (url: string, queries = createQueryClient()) =>
  renderPage({ url, queries, configuration: EXAMPLE_SHOP, modules: new Map() });

const remotes = Object.values(REMOTE_PAGES).flatMap((pages) => Object.values(pages));
const paths = [...Object.values(OWN_PAGES), ...remotes].flatMap(pagePaths);
const urls = [...paths, '/?gallery=Kitchen', '/shop/Sheet?search=oak', '/no-such-page'];

describe('a document with the kept header and footer', () => {
  it.each(urls)('is that of all components, also the second time: %s', async (url) => {
    const whole = renderWhole(url);
    for (const { html, styles } of [await render(url), await render(url)]) {
      expect(html).toBe(whole.html);
      const css = styles.map((element) => element.css).join('');
      expect(whole.rules.filter((rule) => !css.includes(rule))).toEqual([]);
      expect(css).toHaveLength(whole.rules.join('').length);
    }
  });

  it('has the footer of its own categories', async () => {
    const withCategory = (name: string) => {
      const queries = createQueryClient();
      queries.setQueryData(sheetCategoriesQuery.queryKey, { categories: [{ name }] } as never);
      return render('/about', queries);
    };
    expect((await withCategory('Aurora')).html).toContain('>Aurora<');
    const { html } = await withCategory('Zephyr');
    expect(html).toContain('>Zephyr<');
    expect(html).not.toContain('>Aurora<');
  });
});

/** A login with an id of React's, as the remote's has. */
function Login() {
  return <dialog id={useId()}>Log in</dialog>;
}

describe('the login for clicks before the scripts', () => {
  const renderWith = async (Page: () => ReactNode, LoginDialog: () => ReactNode = Login) => {
    const modules = new Map([
      ['shell/about', { Page, parameters: {}, prefetch: () => [], head: () => ({}) }],
    ]);
    const queries = createQueryClient();
    const page = { url: '/about', queries, configuration: EXAMPLE_SHOP, modules, LoginDialog };
    return (await renderPage(page)).beside;
  };
  const Asking = () => <button type="button" {...asksForLogin('Why.')} />;

  it('SITE-59 stands beside a page with a button that asks for it, with ids of its own', async () => {
    expect(await renderWith(Asking)).toMatch(/^<div id="early-login"><dialog id="\w*early-login\w*">Log in/);
  });

  it('SITE-59 is not sent with other pages', async () => {
    expect(await renderWith(() => null)).toBe('');
  });

  it('SITE-59 is left out when it throws', async () => {
    const Broken = () => {
      throw new Error('Broken.');
    };
    expect(await renderWith(Asking, Broken)).toBe('');
  });
});

describe('kept frames', () => {
  it('are shared by pages whose frames are alike', () => {
    const frameAt = (url: string) => keptFrame(url, shopAt(url));
    expect(frameAt('/shop/Sheet?page=2')).toBe(frameAt('/shop/Sheet?shade=Blue'));
    expect(frameAt('/about')).not.toBe(frameAt('/contact'));
  });
});
