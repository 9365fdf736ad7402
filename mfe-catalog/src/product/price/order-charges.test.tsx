// @module-tag all
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { heading, openProduct } from '../../testing/open-product.tsx';
import { shopApi } from '../../testing/shop-api.ts';

const words = productMessages.charges;
const CHARGES = {
  addOn: { name: 'Flexiply Flexible plywood', selling_price: 690 },
  deliveryFees: [
    { from: 0, fee: 1500 },
    { from: 25_000, fee: 0 },
  ],
  minimumItems: 2,
};

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  api.respond(getCartCharges, () => CHARGES);
});

async function charge(label: string) {
  await heading();
  await waitFor(() => expect(screen.queryByRole('status', { name: words.loading })).toBeNull());
  return (await screen.findByText(label)).nextElementSibling?.textContent;
}

describe('OrderCharges', () => {
  it('PRICE-11 says what an order costs beside its goods, as the provider computes it', async () => {
    openProduct();
    expect(await charge(words.packaging)).toBe('₹690.00 per order');
    expect(await charge(words.delivery)).toBe('₹1,500.00 · Free on orders from ₹25,000.00');
    expect(await charge(words.minimum)).toBe('2 pieces, in any mix');
  });

  it.each([
    { fees: [{ from: 0, fee: 0 }], is: 'Free' },
    { fees: [{ from: 5000, fee: 200 }], is: 'Free · ₹200.00 on orders from ₹5,000.00' },
    {
      fees: [
        { from: 0, fee: '1500' },
        { from: 9000, fee: 800 },
        { from: 25_000, fee: 0 },
      ],
      is: '₹1,500.00 · ₹800.00 on orders from ₹9,000.00 · Free on orders from ₹25,000.00',
    },
  ])('PRICE-11 names every step of the delivery fee: $is', async ({ fees, is }) => {
    api.respond(getCartCharges, () => ({ ...CHARGES, deliveryFees: fees }));
    openProduct();
    expect(await charge(words.delivery)).toBe(is);
  });

  it('leaves packaging out where a provider has none', async () => {
    api.respond(getCartCharges, () => ({ ...CHARGES, addOn: null }));
    openProduct();
    await screen.findByText('₹1,500.00 · Free on orders from ₹25,000.00');
    expect(screen.queryByText(words.packaging)).toBeNull();
  });

  it.each([404, 405])(
    'PRICE-11 names the minimum order alone where a provider responds with %i',
    async (status) => {
      api.respond(getCartCharges, () => errorResponse(status));
      openProduct();
      expect(await charge(words.minimum)).toBe('2 pieces, in any mix');
      expect(screen.queryByText(words.delivery)).toBeNull();
      expect(api.callsOf(getCartCharges)).toHaveLength(1);
    },
  );

  it('says when the charges cannot be loaded, and retries', async () => {
    api.respond(getCartCharges, () => errorResponse(500));
    openProduct();
    expect(await screen.findByText(getCartCharges.failureMessage)).toBeVisible();
    api.respond(getCartCharges, () => CHARGES);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await charge(words.packaging)).toBe('₹690.00 per order');
  });
});
