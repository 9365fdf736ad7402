import { describe, expect, it } from 'vitest';
import { matchPage, PAGE_ROUTES } from './match-page.ts';
import { pagePaths } from './page-lists.ts';

describe('pagePaths', () => {
  it('are all of the table', () => expect(pagePaths.length).toBeGreaterThanOrEqual(PAGE_ROUTES.length));

  it.each(pagePaths)('lead to a page: %s', (path) => {
    expect(matchPage(path.replaceAll(/:\w+/g, 'any')).found).toBe(true);
  });

  it('name the classes, so that an unknown one is an unknown path', () => {
    expect(pagePaths.filter((path) => path.split('/').length === 3)).toContain('/shop/Sheet');
    expect(pagePaths).not.toContain('/shop/:class');
  });
});
