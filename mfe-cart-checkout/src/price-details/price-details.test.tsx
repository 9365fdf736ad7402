import { screen, within } from '@testing-library/react';
import { getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from '../testing/sample-cart.ts';
import { PriceDetails } from './price-details.tsx';

const words = messages.priceDetails;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getPriceSummary, () => SUMMARY);
  api.respond(getCartCharges, () => CHARGES);
  storeSession({ token: 'token', phone: '9876543210' });
});

async function rowsOf(items: readonly (typeof WALNUT)[]) {
  renderWithShell(<PriceDetails items={items} />);
  const panel = within(await screen.findByRole('complementary', { name: words.title }));
  const labels = await panel.findAllByRole('term');
  return Object.fromEntries(labels.map((label) => [label.textContent, label.parentElement?.textContent]));
}

describe('the price details', () => {
  it('PRICE-21 explain the subtotal by pieces and packaging, and the delivery fee by its limit', async () => {
    expect(await rowsOf([WALNUT, SAGE, ADD_ON])).toEqual({
      Subtotal: 'Subtotal₹31,750.006 pieces',
      'Including packaging': 'Including packaging₹1,150.00Mandatory: it protects your order in transit.',
      Discount: 'Discount−₹3,820.00',
      'Coupon MONSOON': 'Coupon MONSOON−₹1,000.00',
      'Delivery fee': 'Delivery fee₹850.00Free delivery on orders from ₹25,000.00',
      Total: 'Total₹27,780.00',
    });
  });

  it('PRICE-21 count two pieces of one product as two', async () => {
    expect((await rowsOf([{ ...WALNUT, quantity: 2 }])).Subtotal).toContain('2 pieces');
  });

  it('CART-47 count the packaging that is not in the cart yet, in a line that says why', async () => {
    api.respond(getPriceSummary, () => ({ ...SUMMARY, add_on: CHARGES.addOn }));
    const rows = await rowsOf([WALNUT]);
    expect(rows['Including packaging']).toBe(
      'Including packaging₹1,150.00Mandatory: it protects your order in transit. Added when you place the order.',
    );
    expect(rows.Total).toBe('Total₹27,780.00');
    expect(api.callsOf(getPriceSummary).map(({ query }) => query)).toEqual([{ with_add_on: 'true' }]);
  });

  it.each([
    ['with its price', 200, 'The mandatory packaging (₹1,150.00) is not included yet.'],
    ['without a price where it is not known', 404, 'The mandatory packaging is not included yet.'],
  ])(
    'CART-47 say that the packaging is not counted where the provider cannot count it: %s',
    async (_, status, start) => {
      if (status !== 200) api.respond(getCartCharges, () => errorResponse(status));
      const rows = await rowsOf([WALNUT]);
      expect(rows['Including packaging']).toBeUndefined();
      expect(rows.Total).toBe(
        `Total₹27,780.00${start} It is added when you place the order, and the total at checkout includes it.`,
      );
    },
  );

  it('PRICE-23 state the GST in the total where the provider does', async () => {
    api.respond(getPriceSummary, () => ({ ...SUMMARY, tax: { rate: 18, amount: 4237.63 } }));
    expect((await rowsOf([WALNUT, ADD_ON])).Total).toBe('Total₹27,780.00Includes 18% GST: ₹4,237.63');
  });

  it('PRICE-21 call a delivery without a fee free', async () => {
    api.respond(getPriceSummary, () => ({ ...SUMMARY, delivery_fee: 0 }));
    expect((await rowsOf([WALNUT]))['Delivery fee']).toBe('Delivery feeFree');
  });

  it.each([404, 500])(
    'API-18 PRICE-21 are shown without explanations where the charges are a %i',
    async (status) => {
      api.respond(getCartCharges, () => errorResponse(status));
      const rows = await rowsOf([WALNUT, ADD_ON]);
      expect(rows['Delivery fee']).toBe('Delivery fee₹850.00');
      expect(rows.Total).toBe('Total₹27,780.00');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
