import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderWithShell } from 'shared-contracts/testing';
import shop from '../shop/shop-page.tsx';
import { shopMessages } from '../shop-address/shop-messages.ts';

/** Renders the shop page at an address, in a test shell, with another element beside it. */
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

/** The results section of the page. */
export const results = () => within(screen.getByRole('region', { name: shopMessages.products }));

export const resultLine = () => results().getAllByRole('status')[0]?.textContent;

/** Waits for the first example product. */
export const untilReady = () => results().findByRole('link', { name: /^Colour 1,/ });
