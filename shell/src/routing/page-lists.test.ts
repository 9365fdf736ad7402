import { PAGES, type PageTable } from 'shared-contracts/routes/pages';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';
import { pagePaths, pagePathsOf, sitemapPaths, sitemapPathsOf, warmUrls, warmUrlsOf } from './page-lists.ts';

describe('pagePaths', () => {
  it('include all patterns of the table', () =>
    expect(pagePaths.length).toBeGreaterThanOrEqual(
      Object.values(PAGES).flatMap((page) => page.patterns).length,
    ));

  it.each(pagePaths)('lead to a page: %s', (path) => {
    expect(matchPage(path.replaceAll(/:\w+/g, 'any')).found).toBe(true);
  });

  it('list each class, so that an unknown class is an unknown path', () => {
    expect(pagePaths.filter((path) => path.split('/').length === 3)).toContain('/shop/Sheet');
    expect(pagePaths).not.toContain('/shop/:class');
  });
});

describe('sitemapPaths', () => {
  it.each(sitemapPaths)('lead to a public page: %s', (path) => {
    const { pathname } = new URL(path, 'http://shop.invalid');
    expect(matchPage(pathname)).toMatchObject({ found: true, needsLogin: false });
  });
});

describe('warmUrls', () => {
  it('render every page of the table once', () => {
    const pages = warmUrls.map((url) => matchPage(new URL(url, 'http://shop.invalid').pathname).page);
    expect(new Set(pages)).toEqual(new Set(Object.keys(PAGES)));
  });
});

describe('a page added to the table', () => {
  const added: PageTable & Record<string, object> = {
    ...PAGES,
    'shell/imprint': { patterns: ['/imprint'] },
    'account/profile': { patterns: ['/profile'], needsLogin: true },
  };

  it.each([
    { path: '/imprint', page: 'shell/imprint', needsLogin: false },
    { path: '/profile', page: 'account/profile', needsLogin: true },
  ])('is matched, known to the edge server and warmed: $path', ({ path, page, needsLogin }) => {
    expect(matchPage(path, added)).toMatchObject({ page, needsLogin, found: true });
    expect(pagePathsOf(added)).toContain(path);
    expect(warmUrlsOf(added)).toContain(path);
  });

  it('is in the sitemap unless it needs a login', () => {
    expect(sitemapPathsOf(added)).toContain('/imprint');
    expect(sitemapPathsOf(added)).not.toContain('/profile');
  });
});
