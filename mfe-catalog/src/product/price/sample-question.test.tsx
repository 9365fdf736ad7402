import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import type { Product } from 'shared-contracts/product';
import type { SampleChoiceProps } from 'shared-contracts/remotes';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { OrderCharges } from './order-charges.tsx';

const words = productMessages.charges;
const CHARGES = { addOn: null, deliveryFees: [], minimumItems: 2 };

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getCartCharges, () => ({ ...CHARGES, sampleFee: 99 }));
});

const SampleChoice = Object.assign(({ product }: SampleChoiceProps) => <p>{JSON.stringify(product)}</p>, {
  wrongProp: () => undefined,
});

const open = (product: Partial<Product> = {}) =>
  renderWithShell(<OrderCharges product={aProduct(product)} />, {
    modules: { 'cart-checkout/sample-choice': SampleChoice },
  });

describe('Order a sample', () => {
  it('SAMPLE-2 mounts the choice of samples with the decor when it is asked, and nothing before', async () => {
    const image_link = '/images/teak-400.webp';
    open({ pictures: [{ image_link, quality: 'low', image_type: 'color' }] });
    const button = await screen.findByRole('button', { name: words.sample });
    expect(screen.queryByText(/product_id/)).not.toBeInTheDocument();
    await userEvent.click(button);
    const product = { product_id: 'S15-TEAK', material: 'Sheet', colour_name: 'Malabar Teak', image_link };
    expect(await screen.findByText(JSON.stringify(product))).toBeInTheDocument();
  });

  it('SAMPLE-2 is offered again once another decor is shown', async () => {
    function Colours() {
      const [product_id, show] = useState('S15-TEAK');
      return (
        <>
          <OrderCharges product={aProduct({ product_id })} />
          <button type="button" onClick={() => show('S15-OAK')}>
            oak
          </button>
        </>
      );
    }
    renderWithShell(<Colours />, { modules: { 'cart-checkout/sample-choice': SampleChoice } });
    await userEvent.click(await screen.findByRole('button', { name: words.sample }));
    expect(screen.queryByRole('button', { name: words.sample })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'oak' }));
    expect(screen.getByRole('button', { name: words.sample })).toBeVisible();
  });

  it.each([
    ['sends no samples', () => CHARGES],
    ['lacks the charges', () => errorResponse(404)],
  ])('SAMPLE-2 is absent where the provider %s', async (_, charges) => {
    api.respond(getCartCharges, charges);
    open();
    await screen.findByText(words.minimum);
    await vi.waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('SAMPLE-2 is absent at a product without a price', async () => {
    open({ selling_price: null });
    await screen.findByText(words.minimum);
    await vi.waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
