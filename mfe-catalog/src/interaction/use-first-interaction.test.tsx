import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { useFirstInteraction } from './use-first-interaction.ts';

function Product() {
  return <output>{useFirstInteraction() ? 'stirred' : 'still'}</output>;
}

function Shop() {
  return (
    <Routes>
      <Route path="/list" element={<Link to="/product">{'teak'}</Link>} />
      <Route path="/product" element={<Product />} />
    </Routes>
  );
}

const state = () => screen.getByRole('status').textContent;

// The order matters: the interaction is remembered for the whole visit.
describe('useFirstInteraction', () => {
  it('is true for a shopper who has come from another page, whose layout it does not need', async () => {
    const scrollY = vi.fn(() => 0);
    vi.stubGlobal('scrollY', undefined);
    Object.defineProperty(window, 'scrollY', { get: scrollY });
    renderWithShell(<Shop />, { at: '/list' });
    screen.getByRole('link').click();
    expect((await screen.findByRole('status')).textContent).toBe('still');
    await waitFor(() => expect(state()).toBe('stirred'));
    expect(scrollY).not.toHaveBeenCalled();
  });

  it('waits on the first page for the first interaction, and stays true after it', async () => {
    const { unmount } = renderWithShell(<Shop />, { at: '/product' });
    expect(state()).toBe('still');
    // Swatches scroll by themselves, to show the chosen one.
    fireEvent.scroll(screen.getByRole('status'));
    expect(state()).toBe('still');
    fireEvent.scroll(window);
    // The page may still be answering a tap.
    expect(state()).toBe('still');
    await waitFor(() => expect(state()).toBe('stirred'));
    unmount();
    renderWithShell(<Shop />, { at: '/product' });
    expect(state()).toBe('stirred');
  });
});
