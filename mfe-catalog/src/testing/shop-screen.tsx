import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ROUTES } from 'shared-contracts/routes';
import { renderWithShell } from 'shared-contracts/testing';
import { messages } from '../messages.ts';
import shop from '../shop/shop-page.tsx';

/** The shop page at an address, in the shell of a test. */
export function openShop(at: string) {
  return renderWithShell(
    <Routes>
      <Route path={ROUTES.shop} element={<shop.Page />} />
      <Route path={ROUTES.shopClass} element={<shop.Page />} />
    </Routes>,
    { at },
  );
}

/** The part of the page that shows what was found. */
export const results = () => within(screen.getByRole('region', { name: messages.products }));

export const resultLine = () => results().getAllByRole('status')[0]?.textContent;

/** Until the first of the example products stands there. */
export const untilReady = () => results().findByRole('link', { name: 'Colour 1' });
