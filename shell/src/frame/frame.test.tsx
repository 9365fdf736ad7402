// @module-tag all
import { act, screen } from '@testing-library/react';
import { mockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { Frame } from './frame.tsx';

beforeEach(() => void mockApi());

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

describe('the frame', () => {
  it('puts the page between header and footer, after a skip link', () => {
    renderInShop(<Frame>the page</Frame>);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('the page');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const skip = screen.getByRole('link', { name: messages.skipToContent });
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(screen.getAllByRole('link')[0]).toBe(skip);
  });

  it('works when every remote fails', () => {
    renderWithDeadRemotes(<Frame>the page</Frame>);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('the page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('PROM-6 shows a banner while the browser is offline', () => {
    renderInShop(<Frame>the page</Frame>);
    expect(screen.queryByText(messages.offline)).not.toBeInTheDocument();
    goOffline(true);
    expect(screen.getByText(messages.offline)).toBeVisible();
    goOffline(false);
    expect(screen.queryByText(messages.offline)).not.toBeInTheDocument();
  });
});
