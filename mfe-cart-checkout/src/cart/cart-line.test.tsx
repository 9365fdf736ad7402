import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setCartItem } from 'shared-contracts/cart/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { WALNUT } from '../testing/sample-cart.ts';
import { cartApi, lineOf, openCart } from './cart-fixture.tsx';

describe('a tap on +', () => {
  it('CART-46 paints a quantity before the rest of the page renders and the change is sent', async () => {
    const api = cartApi();
    api.respond(setCartItem, () => WALNUT);
    openCart();
    const walnut = await lineOf('Walnut Gloss');
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
