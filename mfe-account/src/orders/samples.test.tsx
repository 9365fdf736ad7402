import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder, getOrders } from 'shared-contracts/order/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { type MockApi, renderWithShell } from 'shared-contracts/testing';
import { anOrder, anOrderOfSamples } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { openOrder, orderApi, showOrder } from './order-page-fixture.tsx';
import orders from './orders-page.tsx';

const words = messages.order;
const SAMPLES = anOrderOfSamples();

let api: MockApi;
beforeEach(() => {
  api = orderApi();
});

describe('samples', () => {
  it('SAMPLE-6 are named as such in the list of orders', async () => {
    api.respond(getOrders, () => [SAMPLES, anOrder({ order_id: 'LH-2' })]);
    renderWithShell(<orders.Page />, { at: '/orders' });
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent?.includes(messages.orders.samples))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('SAMPLE-6 are shown with their decors and the fee, without amounts of nothing', async () => {
    await showOrder(api, SAMPLES);
    expect(screen.getByText('Samples LH-1 are paid. They arrive between 25 and 28 November.')).toBeVisible();
    expect(screen.getAllByText(words.sample)).toHaveLength(2);
    const sums = screen.getAllByLabelText(words.summary)[0];
    expect(sums).toHaveTextContent(`${words.parcel}₹99.00${words.total}₹99.00`);
    expect(document.body).not.toHaveTextContent('₹0.00');
    expect(screen.queryByRole('button', { name: words.reorder })).not.toBeInTheDocument();
  });

  it('SAMPLE-6 are named by their id while they are not paid', async () => {
    await showOrder(api, {
      ...SAMPLES,
      Status: 'payment pending',
      payment_status: 'pending',
      sample_coupon: null,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Samples LH-1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: words.sampleCoupon.title })).not.toBeInTheDocument();
  });
});

describe('the coupon of samples', () => {
  const panel = async () => within(await screen.findByRole('region', { name: words.sampleCoupon.title }));

  it('SAMPLE-8 is shown with its code, which can be copied, until it ends', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    api.respond(getOrder, () => SAMPLES);
    const { store } = openOrder();
    const coupon = await panel();
    expect(coupon.getByText('SAMPLE-LH-1')).toBeVisible();
    expect(coupon.getByText(words.sampleCoupon.open('₹99.00', '17 Dec 2026'))).toBeVisible();
    await userEvent.click(coupon.getByRole('button', { name: words.sampleCoupon.copy }));
    expect(writeText.mock.calls).toEqual([['SAMPLE-LH-1']]);
    expect(store.get(toastsAtom)).toMatchObject([{ message: words.sampleCoupon.copied }]);
    vi.unstubAllGlobals();
  });

  it.each(['used', 'ended'] as const)(
    'SAMPLE-8 says that it is %s, and offers nothing more',
    async (state) => {
      api.respond(getOrder, () => ({
        ...SAMPLES,
        sample_coupon: { code: 'SAMPLE-LH-1', amount: 99, valid_until: '', state },
      }));
      openOrder();
      const coupon = await panel();
      expect(coupon.getByText(words.sampleCoupon[state])).toBeVisible();
      expect(coupon.queryByRole('button')).not.toBeInTheDocument();
    },
  );
});
