import { screen } from '@testing-library/react';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { mockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { aboutMessages } from './about-messages.ts';
import about from './about-page.tsx';

beforeEach(() => mockApi().respond(filterProducts, () => networkError()));

describe('the About Us page', () => {
  it('INFO-1 works without remotes and without a server response', () => {
    renderWithDeadRemotes(<about.Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Beautiful Surfaces. Timeless Spaces.',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Helping Homes Find Their Signature Style',
      'Our Story',
      'Looking to refresh your space?',
    ]);
  });

  it('INFO-13 names the company it belongs to', () => {
    renderWithDeadRemotes(<about.Page />);
    expect(screen.getByText(/wholly owned subsidiary of a decor company based in Mysore/)).toBeVisible();
  });

  it.each([
    ['9+', aboutMessages.statYearsText],
    ['8000+', aboutMessages.statCustomersText],
    ['10,000+', aboutMessages.statProjectsText],
    ['1.9 million+', aboutMessages.statAreaText],
  ])('INFO-2 shows %s %s', (figure, text) => {
    renderWithDeadRemotes(<about.Page />);
    expect(screen.getByText(text).closest('li')).toHaveTextContent(figure);
  });

  it.each([
    'To make beautiful interiors accessible to all',
    'To help people fall in love with their homes again',
  ])('INFO-3 gives the reason "%s"', (reason) => {
    renderWithDeadRemotes(<about.Page />);
    expect(screen.getByRole('heading', { name: reason })).toBeVisible();
  });

  it.each([
    [aboutMessages.exploreMore, '/shop/Sheet'],
    [messages.contact, '/contact'],
  ])('INFO-1 INFO-4 links %s to %s', (name, path) => {
    renderWithDeadRemotes(<about.Page />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });
});
