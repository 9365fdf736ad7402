import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { renderWithShell } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { TEAK } from '../testing/product-scenes.tsx';
import { shopApi } from '../testing/shop-api.ts';
import product from './product-page.tsx';

it('PROM-71 answers a tap with name and price: the links below the button follow', async () => {
  shopApi();
  const parts = ['Malabar Teak', '₹4,190.00', productMessages.howManyDoINeed];
  const states = new Set<string>();
  const { container } = renderWithShell(
    <Routes>
      <Route path="/list" element={<Link to={TEAK}>{'teak'}</Link>} />
      <Route path="/shop/:category/:type/:shade/:productId" element={<product.Page />} />
    </Routes>,
    { at: '/list' },
  );
  new MutationObserver(() => {
    const text = container.textContent ?? '';
    states.add(parts.map((part) => text.includes(part)).join());
  }).observe(container, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('link', { name: 'teak' }));
  await screen.findByRole('link', { name: productMessages.howManyDoINeed });
  expect([...states]).toEqual(['false,false,false', 'true,true,false', 'true,true,true']);
});
