import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { PageModule } from 'shared-contracts/remotes';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { matchPage } from '../routing/match-page.ts';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { PageHost } from './page-host.tsx';

const page = (changes: Partial<PageModule> = {}): PageModule => ({
  Page: () => <h1>Sheets</h1>,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: 'Acrylic sheets' }),
  ...changes,
});

const open = (module: PageModule, at = '/shop/Sheet') =>
  renderInShop(<PageHost match={matchPage('/shop/Sheet')} />, { at, modules: { 'catalog/shop': module } });

describe('PageHost', () => {
  it('shows the page and sets the document’s title', () => {
    open(page());
    expect(screen.getByRole('heading', { name: 'Sheets' })).toBeVisible();
    expect(document.title).toBe('Acrylic sheets · Sample House');
  });

  it('shows a skeleton while the page loads', () => {
    renderInShop(<PageHost match={matchPage('/shop/Sheet')} />);
    expect(screen.getByRole('status', { name: messages.pageLoading })).toBeVisible();
  });

  it('shows that the page failed, and offers a retry', async () => {
    const retried: string[] = [];
    renderWithDeadRemotes(<PageHost match={matchPage('/shop/Sheet')} />, retried);
    expect(screen.getByText(messages.pageFailed)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retried).toEqual(['catalog/shop']);
  });

  it('PROM-3 contains a page that throws, and shows it after a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isBroken = true;
    const Page = () => {
      if (isBroken) throw new Error('broken');
      return <h1>Mended</h1>;
    };
    open(page({ Page }));
    expect(screen.getByText(messages.pageFailed)).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('heading', { name: 'Mended' })).toBeVisible();
  });

  it('PROM-134 shows a page whose head throws, under the shop’s name', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const head: PageModule['head'] = () => {
      throw new Error('broken');
    };
    open(page({ head }));
    expect(screen.getByRole('heading', { name: 'Sheets' })).toBeVisible();
    expect(document.title).toBe('Sample House');
  });

  it('SHOP-3 replaces a URL that the page redirects', () => {
    const redirect: PageModule['redirect'] = ({ search }) =>
      search.has('old') ? '/shop/Sheet?shade=Blue' : undefined;
    const { address } = open(page({ redirect }), '/shop/Sheet?old=1');
    expect(address()).toBe('/shop/Sheet?shade=Blue');
    expect(screen.getByRole('heading', { name: 'Sheets' })).toBeVisible();
  });

  it('updates the document’s title when the page’s subject changes', async () => {
    const head: PageModule['head'] = ({ search }) => ({ title: search.get('shade') ?? 'All shades' });
    open(page({ head, Page: () => <Link to="?shade=Blue">blue</Link> }));
    expect(document.title).toBe('All shades · Sample House');
    await act(() => userEvent.click(screen.getByRole('link', { name: 'blue' })));
    expect(document.title).toBe('Blue · Sample House');
  });
});
