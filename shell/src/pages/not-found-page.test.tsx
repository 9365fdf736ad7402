import { screen } from '@testing-library/react';
import { EXAMPLE_SHOP, mockApi } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import notFound from './not-found-page.tsx';

describe('the 404 page', () => {
  it('leads home', () => {
    mockApi();
    renderWithDeadRemotes(<notFound.Page />, [], { at: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
    for (const name of [messages.goHome, EXAMPLE_SHOP.shopName])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  });

  it('is kept out of search engines', () => {
    expect(notFound.head()).toMatchObject({ noIndex: true });
  });
});
