// @module-tag all
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpointQueryKey } from 'shared-contracts/endpoint';
import type { Product } from 'shared-contracts/product';
import {
  availableShades,
  boardsByColour,
  getProduct,
  getProductForms,
} from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { aBoard, heading, openProduct } from '../testing/open-product.tsx';
import { shopApi } from '../testing/shop-api.ts';

const navy = aProduct({ product_id: 'NAVY', colour_name: 'Kochi Navy', shade: 'Blue' });

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  api.respond(availableShades, () => [
    { name: 'Brown', code: '#9c6b3d', product_id: 'S15-TEAK', colour_name: 'Malabar Teak' },
    { name: 'Blue', code: '#112244', product_id: 'NAVY', colour_name: 'Kochi Navy' },
  ]);
});

const swatch = (name: RegExp) => screen.getByRole('radio', { name });
const page = () => screen.getByRole('heading', { level: 1 }).closest('[aria-busy]');

/** Chooses another shade, whose response is pending. */
async function chooseNavy() {
  openProduct();
  const link = await screen.findByRole('radio', { name: /^Blue, Kochi Navy/ });
  const late = Promise.withResolvers<() => Product>();
  api.respond(getProduct, async () => (await late.promise)());
  await userEvent.click(link);
  return late;
}

describe('while the product of another shade is loading', () => {
  it('the old one stays, marked as stale; its new swatch is chosen and keeps the focus', async () => {
    await chooseNavy();
    expect(screen.getByRole('heading', { level: 1, name: 'Malabar Teak' })).toBeVisible();
    expect(page()).toHaveAttribute('aria-busy', 'true');
    expect(swatch(/^Blue, Kochi Navy/)).toBeChecked();
    expect(swatch(/^Brown/)).not.toBeChecked();
    expect(swatch(/^Blue, Kochi Navy/)).toHaveFocus();
    expect(screen.queryByRole('status', { name: productMessages.productLoading })).toBeNull();
  });

  it('the old one cannot be bought, and everything else can be used', async () => {
    await chooseNavy();
    const add = screen.getByText('Add S15-TEAK, Sheet, 4190');
    expect(add.closest('[inert]')).not.toBeNull();
    expect(swatch(/^Brown/).closest('[inert]')).toBeNull();
  });

  it('the new one replaces it, and the focus stays', async () => {
    const late = await chooseNavy();
    await act(async () => late.resolve(() => navy));
    await heading('Kochi Navy');
    expect(page()).toHaveAttribute('aria-busy', 'false');
    expect(swatch(/^Blue, Kochi Navy/)).toHaveFocus();
    expect(screen.getByText('Add NAVY, Sheet, 4190').closest('[inert]')).toBeNull();
  });

  it('a failure replaces it by the error', async () => {
    const late = await chooseNavy();
    await act(async () => late.resolve(() => errorResponse(500)));
    expect(await screen.findByText(productMessages.productFailed(getProduct.failureMessage))).toBeVisible();
    expect(screen.queryByText(/^Add S15-TEAK/)).toBeNull();
  });
});

it('PROD-22 a product not chosen by a swatch shows the skeleton where no list holds it', async () => {
  api.respond(boardsByColour, () => [aBoard('HDF')]);
  const { queries } = openProduct();
  const other = await screen.findByRole('link', { name: /^19mm Acrylic Board/ });
  queries.removeQueries({ queryKey: endpointQueryKey(getProductForms) });
  // If the provider lacks the call, another page leaves null in the cache.
  queries.setQueryData(endpointQueryKey(getProductForms, { query: { id: 'S15-TEAK' } }), null);
  api.respond(getProduct, () => new Promise(() => undefined));
  await userEvent.click(other);
  expect(screen.getByRole('status', { name: productMessages.productLoading })).toBeVisible();
});
