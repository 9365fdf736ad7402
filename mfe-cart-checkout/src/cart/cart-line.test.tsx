import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCart, getPriceSummary, setCartItem } from 'shared-contracts/cart/endpoints';
import { storeSession } from 'shared-contracts/session';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADD_ON, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import cartPage from './cart-page.tsx';

beforeEach(() => storeSession({ token: 'token', phone: '9876543210' }));

describe('a tap on +', () => {
  it('CART-46 paints a quantity before the rest of the page renders and the change is sent', async () => {
    const api = mockApi();
    api.respond(getCart, () => [WALNUT, SAGE, ADD_ON]);
    api.respond(getPriceSummary, () => SUMMARY);
    api.respond(setCartItem, () => WALNUT);
    renderWithShell(<cartPage.Page />, { at: '/cart' });
    const heading = await screen.findByRole('heading', { name: 'Walnut Gloss' });
    const walnut = within(heading.closest('li') as HTMLElement);
    await screen.findByText('₹27,780.00');
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));

    fireEvent.click(walnut.getByRole('button', { name: 'One more' }));
    expect(walnut.getByRole('spinbutton')).toHaveValue('5');
    expect(walnut.getByText('₹24,250.00')).toBeInTheDocument();
    expect(screen.getByText('2 products, 6 pieces')).toBeInTheDocument();
    expect(api.callsOf(setCartItem)).toHaveLength(0);

    for (const frame of frames) frame(performance.now());
    expect(await screen.findByText('2 products, 7 pieces')).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(setCartItem)).toHaveLength(1));
  });
});
