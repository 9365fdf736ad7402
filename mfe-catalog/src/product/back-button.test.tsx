// @module-tag all
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import type { MockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productMessages } from '../product-facts/product-messages.ts';
import { openProduct } from '../testing/open-product.tsx';
import { TEAK } from '../testing/product-scenes.tsx';
import { shopApi } from '../testing/shop-api.ts';

const walnut = aProduct({ product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut', code: '#553322' });

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

describe('the way back from a product leads', () => {
  const back = async () => userEvent.click(await screen.findByRole('link', { name: productMessages.back }));
  const choose = async (colour: RegExp) =>
    userEvent.click(await screen.findByRole('radio', { name: colour }));

  it('PROD-18 to the shop without an earlier page', async () => {
    const { address } = openProduct();
    await back();
    expect(address()).toBe('/shop/Sheet');
  });

  it('to the shop from a first page that other colours have replaced', async () => {
    api.respond(colorsByShade, () => [aProduct(), walnut]);
    const { address } = openProduct();
    await choose(/Nilgiri Walnut/);
    await choose(/Malabar Teak/);
    await back();
    expect(address()).toBe('/shop/Sheet');
  });

  it('PROD-18 to the page before a document that a link of the shop has loaded', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/shop/Sheet?shade=Red`);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const { address } = openProduct();
    await back();
    // The test's router has no previous page.
    expect(address()).toBe(TEAK);
  });

  it('PROD-18 to the page before', async () => {
    const { address } = openProduct();
    await userEvent.click(await screen.findByRole('link', { name: /^Colour 1,/ }));
    expect(address()).toContain('S15-1?');
    await back();
    expect(address()).toBe(TEAK);
  });

  it('to the page before, skipping the colours that replaced each other', async () => {
    api.respond(colorsByShade, () => [aProduct(), walnut]);
    const { address } = openProduct();
    await userEvent.click(await screen.findByRole('link', { name: /^Colour 1,/ }));
    api.respond(getProduct, ({ query }) => (query['id'] === 'S15-WALNUT' ? walnut : aProduct()));
    await choose(/Nilgiri Walnut/);
    expect(address()).toContain('S15-WALNUT?');
    await back();
    expect(address()).toBe(TEAK);
  });

  it('by a link without script', async () => {
    openProduct();
    expect(await screen.findByRole('link', { name: productMessages.back })).toHaveAttribute(
      'href',
      '/shop/Sheet',
    );
  });
});
