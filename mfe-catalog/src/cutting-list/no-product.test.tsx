// @module-tag all
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { getProduct, searchProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, renderWithShell } from 'shared-contracts/testing';
import { aPriceSummary, aProduct } from 'shared-contracts/testing/builders';
import { expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import cuttingList from './cutting-list-page.tsx';
import { cutMessages as words } from './panels/cut-messages.ts';

const TEAK = aProduct({ product_id: 'TEAK', type: 'Solid', info: '' });

it.each([
  ['without a product', '/cutting-list?panels=Side*2100*600*2'],
  ['for one that is gone', '/cutting-list?product=GONE&material=Sheet&panels=Side*2100*600*2'],
])('CUT-27 plans with the usual sheet %s, which is chosen afterwards', async (_, at) => {
  const user = userEvent.setup();
  const api = shopApi();
  api.respond(getProduct, ({ query }) => (query['id'] === 'TEAK' ? TEAK : errorResponse(404)));
  api.respond(searchProducts, () => ({ products: [TEAK], totalItems: 1, totalPages: 1 }));
  api.respond(quoteItems, () => aPriceSummary());
  const { address } = renderWithShell(<cuttingList.Page />, { at });
  expect(await screen.findByText('1 sheet')).toBeVisible();
  expect(screen.getByText(words.cost.needsProduct)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: words.choice.label }), 'teak');
  await user.click(screen.getByRole('button', { name: words.choice.find }));
  await user.click(await screen.findByRole('button', { name: /^Malabar Teak/ }));
  await waitFor(() =>
    expect(address()).toBe('/cutting-list?product=TEAK&material=Sheet&panels=Side*2100*600*2'),
  );
  expect(await screen.findByText('₹27,780.00')).toBeVisible();
  expect(screen.getByDisplayValue('Side')).toBeVisible();
  expect(screen.getByRole('button', { name: words.cost.add(1, 'Sheet') })).toBeEnabled();
  expect(screen.queryByText(words.gone)).not.toBeInTheDocument();
});

it('CUT-5 shows the plan of a piece of furniture at one press', async () => {
  const user = userEvent.setup();
  shopApi();
  renderWithShell(<cuttingList.Page />, { at: '/cutting-list' });
  await user.click(await screen.findByRole('button', { name: words.presets.names.wardrobe }));
  expect(await screen.findByText('3 sheets')).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.presets.names.door }));
  expect(await screen.findByDisplayValue('Door face')).toBeVisible();
  expect(screen.queryByDisplayValue('Shutter')).not.toBeInTheDocument();
});
