import { screen } from '@testing-library/react';
import { stubViewport } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { renderInShop, renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import home from './home-page.tsx';
import { InspirationSection } from './inspiration-section.tsx';

const Events = () => <p>the events</p>;

describe('a section of pictures on the home page', () => {
  it('HOME-9 shows its fragment', () => {
    stubViewport(true);
    renderInShop(<InspirationSection of="inspiration/events-gallery" label="Events" />, {
      modules: { 'inspiration/events-gallery': Events },
    });
    expect(screen.getByText('the events')).toBeVisible();
  });

  it('keeps its place far below the viewport', () => {
    stubViewport(false);
    renderInShop(<InspirationSection of="inspiration/events-gallery" label="Events" />);
    expect(screen.getByRole('region', { name: 'Events' })).toBeInTheDocument();
  });

  it('HOME-9 is rendered by the server', () => {
    expect(home.lateFragments).toEqual(
      expect.arrayContaining(['inspiration/events-gallery', 'inspiration/video-gallery']),
    );
  });

  it('HOME-80 INSP-43 leaves the page without it if it cannot be loaded', () => {
    stubViewport(true);
    renderWithDeadRemotes(<InspirationSection of="inspiration/events-gallery" label="Events" />, []);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
