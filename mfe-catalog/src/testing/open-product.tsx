import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Product } from 'shared-contracts/product';
import { type RenderedInShell, renderWithShell, stubViewport } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { vi } from 'vitest';
import product from '../product/product-page.tsx';
import { TEAK } from './product-scenes.tsx';

/** Renders the product page and another page, with a stub of the cart's fragment that shows its props. */
export function openProduct(at = TEAK): RenderedInShell {
  stubViewport(true);
  // Counts as a first interaction.
  vi.stubGlobal('scrollY', 1);
  return renderWithShell(
    <Routes>
      <Route path="/shop/:category/:type/:shade/:productId" element={<product.Page />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      at,
      modules: {
        'cart-checkout/add-to-cart': ({ product_id, material, selling_price }) => (
          <button type="button">{`Add ${product_id}, ${material}, ${selling_price}`}</button>
        ),
      },
    },
  );
}

export const heading = (name = 'Malabar Teak') => screen.findByRole('heading', { level: 1, name });

export const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** A 19 mm board in the colour of `aProduct()`. */
export const aBoard = (material: string, changes: Partial<Product> = {}) =>
  aProduct({
    product_id: `B19-${material}`,
    class: 'Board',
    material,
    category: '19mm Acrylic Board',
    ...changes,
  });
