import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderWithShell } from 'shared-contracts/testing';
import shop from '../shop/shop-page.tsx';
import { shopMessages } from '../shop-address/shop-messages.ts';

export function openShop(at: string, beside?: ReactNode) {
  return renderWithShell(
    <>
      {beside}
      <Routes>
        <Route path="/shop" element={<shop.Page />} />
        <Route path="/shop/:class" element={<shop.Page />} />
      </Routes>
    </>,
    { at },
  );
}

export const results = () => within(screen.getByRole('region', { name: shopMessages.products }));

export const resultLine = () => results().getAllByRole('status')[0]?.textContent;

export const untilReady = () => results().findByRole('link', { name: /^Colour 1,/ });
