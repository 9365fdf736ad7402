import { screen, waitFor } from '@testing-library/react';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import { substrateMessages } from './substrate-messages.ts';
import SubstratePicker from './substrate-picker.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const LINKS = [
  ['HDF', '/shop/Board?material=HDF'],
  ['Plywood', '/shop/Board?material=Ply+Wood'],
  ['WPC', '/shop/Board?material=WPC'],
];

describe('the substrate picker', () => {
  it('HOME-7 leads to the boards of each core, with the lowest price', async () => {
    const api = shopApi();
    api.respond(filterProducts, ({ query }) => ({
      products: [aProduct({ selling_price: query['order'] === 'asc' ? 7_450 : 12_000 })],
      totalItems: 1,
      totalPages: 1,
    }));
    renderWithShell(<SubstratePicker />);
    await waitFor(() => expect(screen.getAllByText(substrateMessages.from('₹7,450.00'))).toHaveLength(3));
    expect(links()).toEqual(LINKS);
  });

  it('still leads to them when the boards cannot be loaded', async () => {
    const api = shopApi();
    api.respond(filterProducts, () => errorResponse(500));
    renderWithShell(<SubstratePicker />);
    await waitFor(() => expect(api.callsOf(filterProducts)).toHaveLength(6));
    expect(links()).toEqual(LINKS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
