import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { getProduct } from 'shared-contracts/product/endpoints';
import type { SampleChoiceProps } from 'shared-contracts/remotes';
import { setShortlisted, shortlistEntries } from 'shared-contracts/stored/products';
import { type MockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { shortlistMessages as words } from '../../shortlist-address/shortlist-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import shortlist from '../shortlist-page.tsx';

const key = (product_id: string) => ({ product_id, material: 'Sheet' });

const SampleChoice = Object.assign(
  ({ product }: SampleChoiceProps) => <p>{`sample of ${product.product_id}`}</p>,
  { wrongProp: () => undefined },
);
const open = (at = '/shortlist') =>
  renderWithShell(<shortlist.Page />, { at, modules: { 'cart-checkout/sample-choice': SampleChoice } });

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  act(() => void setShortlisted([...shortlistEntries()], false));
  api = shopApi();
  api.respond(getProduct, ({ query }) => aProduct({ product_id: String(query['id']) }));
  act(() => void setShortlisted(['S1', 'S2', 'S3', 'S4'].map(key), true));
});

describe('the comparison', () => {
  it('SHORT-23 shows all of a short list at one press, and takes the focus', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: words.sideBySide }));
    expect(await screen.findByRole('region', { name: words.comparison.title })).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/shortlist?compare=S1,S2,S3,S4'));
  });

  it('SHORT-21 shows a choice at once, and the address follows', async () => {
    const { address } = open();
    const [first] = await screen.findAllByRole('checkbox');
    fireEvent.click(first as HTMLElement);
    expect(first).toBeChecked();
    expect(address()).toBe('/shortlist');
    await waitFor(() => expect(address()).toMatch(/compare=S\d$/));
    expect(first).toBeChecked();
  });

  it('SHORT-23 asks which of a longer list', async () => {
    setShortlisted([key('S5')], true);
    open();
    expect(await screen.findAllByRole('checkbox')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: words.sideBySide })).toBeNull();
  });

  it('SHORT-23 leads from each product to its cutting list and to a sample', async () => {
    api.respond(getCartCharges, () => ({ addOn: null, deliveryFees: [], minimumItems: 2, sampleFee: 99 }));
    open('/shortlist?compare=S1,S2');
    const lists = within(await screen.findByRole('table')).getAllByRole('link', {
      name: productMessages.howManyDoINeed,
    });
    expect(lists.map((link) => link.getAttribute('href'))).toEqual([
      '/cutting-list?product=S1&material=Sheet',
      '/cutting-list?product=S2&material=Sheet',
    ]);
    const [, second] = await screen.findAllByRole('button', { name: productMessages.charges.sample });
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByText('sample of S2')).toBeVisible();
  });
});
