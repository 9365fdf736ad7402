import type { RemotePages } from 'shared-contracts/document';
import { afterEach, expect, it } from 'vitest';
import { REMOTE_PAGES } from '../testing/remote-pages.ts';
import { matchPage } from './match-page.ts';
import { setRemotePages } from './page-table.ts';

const GIFTS: RemotePages = {
  gifts: {
    cards: { patterns: ['/gift-cards', '/gift-cards/:card'] },
    own: { patterns: ['/my-gifts'], needsLogin: true },
  },
};

afterEach(() => setRemotePages(REMOTE_PAGES));

it.each([
  ['/gift-cards', 'gifts/cards', false],
  ['/gift-cards/birthday', 'gifts/cards', false],
  ['/my-gifts', 'gifts/own', true],
  ['/about', 'shell/about', false],
])('matches a path by what the set says: %s is %s', (path, page, needsLogin) => {
  setRemotePages(GIFTS);
  expect(matchPage(path)).toMatchObject({ page, needsLogin, found: true });
});

it('forgets the pages of the set before', () => {
  setRemotePages(GIFTS);
  expect(matchPage('/cart').found).toBe(false);
});
