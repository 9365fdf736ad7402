// @module-tag all
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProduct, getProductForms } from 'shared-contracts/product/endpoints';
import { toastsAtom } from 'shared-contracts/remotes';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { aBoard, heading, openProduct } from '../../testing/open-product.tsx';
import { shopApi } from '../../testing/shop-api.ts';
import { datasheetMessages as words } from './datasheet-messages.ts';
import * as printing from './print-sheet.ts';

const print = vi.fn();
let api: MockApi;

beforeEach(() => {
  api = shopApi();
  print.mockClear();
  vi.stubGlobal('print', print);
  // The test environment loads no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('lost')) });
});

/** The datasheet, which is visible on paper only. */
const sheet = async () =>
  within(await waitFor(() => document.querySelector<HTMLElement>('[data-datasheet]') ?? Promise.reject()));
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: productMessages.datasheet.print }));

const rows = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
const prices = async () => rows((await sheet()).getByRole('table', { hidden: true }));

describe('the datasheet of a product', () => {
  it('TAKE-12 has each form of the decor with its size and the server’s price', async () => {
    api.respond(getProductForms, () => ({
      forms: [aBoard('HDF', { selling_price: null, info: '' }), aProduct({ info: '1.5 mm thick, 8 × 4 ft' })],
      goesWith: [],
    }));
    openProduct();
    await heading();
    await press();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(await prices()).toEqual([
      ['1.5mm Acrylic 1.5 mm', '8 × 4 ft', '₹4,190.00'],
      ['19mm Acrylic Board 19 mm · HDF core', '', 'N/A'],
    ]);
  });

  it('TAKE-12 states the day of the prices, in India', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T20:00:00Z'));
    openProduct();
    await heading();
    expect((await sheet()).getByText(words.pricesOf('27 November 2026'))).toBeInTheDocument();
  });

  it('TAKE-11 has the product’s code, facts, care and address', async () => {
    api.respond(getProduct, () => aProduct({ common_desc: '<p>Wipe with a damp cloth.</p>' }));
    const { address } = openProduct();
    await heading();
    const paper = await sheet();
    for (const text of ['S15-TEAK', 'Wipe with a damp cloth.', new URL(address(), document.baseURI).href])
      expect(paper.getByText(text)).toBeInTheDocument();
  });

  it('TAKE-12 is printed with the shown product alone where its other forms cannot be loaded', async () => {
    api.respond(getProductForms, () => errorResponse(500));
    openProduct();
    await heading();
    await press();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(await prices()).toHaveLength(1);
  });

  it('TAKE-13 says that it could not be loaded', async () => {
    vi.spyOn(printing, 'printSheet').mockRejectedValue(new Error('lost'));
    const { store } = openProduct();
    await heading();
    await press();
    await act(async () => undefined);
    expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([productMessages.datasheet.failed]);
    expect(print).not.toHaveBeenCalled();
  });
});
