import { describe, expect, it } from 'vitest';
import { LINKED_PAGES, type PageEntry, pagePaths, sitemapPaths, warmUrls } from './pages.ts';

const CARDS: PageEntry = { patterns: ['/gift-cards', '/gift-cards/:card'] };

describe('a page', () => {
  it('has a path for each allowed value of a parameter, so that any other value is an unknown path', () => {
    expect(pagePaths(LINKED_PAGES['catalog/shop'])).toEqual(['/shop', '/shop/Sheet', '/shop/Board']);
    expect(pagePaths(CARDS)).toEqual(CARDS.patterns);
  });

  it('is in the sitemap by its paths without parameters, or by those that it names', () => {
    expect(sitemapPaths(CARDS)).toEqual(['/gift-cards']);
    expect(sitemapPaths({ ...CARDS, sitemap: ['/gift-cards/birthday'] })).toEqual(['/gift-cards/birthday']);
  });

  it('is not in the sitemap if it needs a login', () => {
    expect(sitemapPaths({ ...CARDS, needsLogin: true })).toEqual([]);
  });

  it('is warmed by its paths without parameters, or by the URLs that it names', () => {
    expect(warmUrls({ ...CARDS, needsLogin: true })).toEqual(['/gift-cards']);
    expect(warmUrls({ ...CARDS, warmUrls: ['/gift-cards/-'] })).toEqual(['/gift-cards/-']);
  });
});
