import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProduct } from 'shared-contracts/product/endpoints';
import { isShortlisted } from 'shared-contracts/stored/products';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { expect, it } from 'vitest';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { KeepAll } from './keep-all.tsx';

it('SHORT-31 waits for each product of a sent list', async () => {
  const late = Promise.withResolvers<void>();
  const api = mockApi();
  api.respond(getProduct, async ({ query }) => {
    if (query['id'] === 'LATE') await late.promise;
    return aProduct({ product_id: String(query['id']) });
  });
  const products = ['SOON', 'LATE'].map((product_id) => ({ product_id, material: 'Sheet' }));
  renderWithShell(<KeepAll products={products} />);
  const button = screen.getByRole('button', { name: words.keepAll });
  await waitFor(() => expect(api.callsOf(getProduct)).toHaveLength(2));
  await userEvent.click(button);
  expect(products.some(isShortlisted)).toBe(false);

  late.resolve();
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(products.every(isShortlisted)).toBe(true);
});
