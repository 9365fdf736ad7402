import { screen } from '@testing-library/react';
import { getProduct } from 'shared-contracts/product/endpoints';
import { errorResponse, renderWithShell } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import cuttingList from './cutting-list-page.tsx';
import { cutMessages as words } from './panels/cut-messages.ts';

it.each([
  ['without a product', '/cutting-list', words.noProduct],
  ['for one that is gone', '/cutting-list?product=GONE&material=Sheet', words.gone],
])('leads to the shop %s', async (_, at, title) => {
  shopApi().respond(getProduct, () => errorResponse(404));
  renderWithShell(<cuttingList.Page />, { at });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: words.toShop })).toHaveAttribute('href', '/shop/Sheet');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
