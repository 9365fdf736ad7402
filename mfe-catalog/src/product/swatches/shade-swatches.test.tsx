// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availableShades, colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { aBoard, heading, openProduct } from '../../testing/open-product.tsx';
import { shopApi } from '../../testing/shop-api.ts';
import { coloursOfShadeQuery } from './colour-queries.ts';

const walnut = aProduct({ product_id: 'S15-WALNUT', colour_name: 'Nilgiri Walnut', code: '#553322' });
const sal = aProduct({ product_id: 'S15-SAL', colour_name: 'Kanha Sal', code: '#7a5a48' });
const WALNUT = '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-WALNUT?material=Sheet';

let api: MockApi;
beforeEach(() => {
  api = shopApi();
  api.respond(getProduct, ({ query }) => (query['id'] === walnut.product_id ? walnut : aProduct()));
  api.respond(colorsByShade, () => [walnut, aProduct(), sal]);
});

const colours = async () => within(await screen.findByRole('radiogroup', { name: productMessages.colours }));
const shades = async () => within(await screen.findByRole('radiogroup', { name: productMessages.shades }));

describe('the colours of the own shade', () => {
  it('PROD-9 PROD-24 are radios named by their colour, the shown one checked, each a link to its product', async () => {
    openProduct();
    const group = await colours();
    expect(group.getAllByRole('radio', { checked: true })).toEqual([
      group.getByRole('radio', { name: 'Malabar Teak' }),
    ]);
    expect(group.getByRole('radio', { name: 'Nilgiri Walnut' })).toHaveAttribute('href', WALNUT);
    expect(group.getByText('Nilgiri Walnut')).toBeVisible();
    expect(api.callsOf(colorsByShade).at(-1)?.body).toEqual({
      productClass: 'Sheet',
      category: '1.5mm Acrylic',
      type: 'Wood Grain',
      shade: 'Brown',
    });
  });

  it('show the plain decor where the provider has a picture of it', async () => {
    const flat = { image_link: '/images/W/flat-400.webp', quality: 'low', image_type: 'color' } as const;
    const sample = { ...flat, image_link: '/images/W/sample-400.webp' };
    api.respond(colorsByShade, () => [{ ...walnut, pictures: [sample, flat] }]);
    openProduct();
    const picture = (await colours()).getByRole('radio', { name: /Walnut/ }).querySelector('img');
    expect(picture).toHaveAttribute('src', flat.image_link);
  });

  it('PROD-9 are in a document as their swatches draw them, without rooms and texts', () => {
    const sample = { image_link: '/images/W/sample-400.webp', quality: 'low', image_type: 'color' } as const;
    const flat = { ...sample, image_link: '/images/W/flat-400.webp' };
    const kitchen = { ...sample, image_link: '/images/W/kitchen-400.webp', image_type: 'render' } as const;
    const whole = { ...walnut, pictures: [sample, flat, kitchen], room_views: [{ picture: kitchen }] };
    const texts = { info: '', description: '', common_desc: '', application: [] };
    expect(
      coloursOfShadeQuery(walnut).meta.inDocument([{ ...whole, link_preview: '/images/W.jpg' }]),
    ).toEqual([{ ...walnut, ...texts, pictures: [sample, flat] }]);
  });

  it('show the other colour at once, from the data of the list', async () => {
    openProduct();
    const link = (await colours()).getByRole('radio', { name: /Nilgiri Walnut/ });
    api.respond(getProduct, () => new Promise(() => undefined));
    await userEvent.click(link);
    expect(screen.getByRole('heading', { level: 1, name: 'Nilgiri Walnut' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Nilgiri Walnut/ })).toBeChecked();
    expect(screen.getAllByRole('button', { name: /^Add/ }).map(({ textContent }) => textContent)).toEqual([
      'Add S15-WALNUT, Sheet, 4190',
    ]);
  });

  it('are one Tab stop; arrow keys move the focus without choosing; Space chooses and keeps the focus', async () => {
    const { address } = openProduct();
    const radios = (await colours()).getAllByRole('radio');
    const [nilgiri, malabar, kanha] = radios;
    malabar?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(kanha).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(nilgiri).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(nilgiri).toHaveFocus();
    expect(radios.filter(({ tabIndex }) => tabIndex === 0)).toEqual([nilgiri]);
    expect(malabar).toBeChecked();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(address()).toBe(WALNUT));
    await waitFor(() => expect(nilgiri).toBeChecked());
    expect(nilgiri).toHaveFocus();
  });
});

describe('the shades', () => {
  const offered = [
    { name: 'Blue', code: '#112244', product_id: 'NAVY', colour_name: 'Navy' },
    { name: 'Brown', code: '#000000', product_id: 'OWN', colour_name: 'Own' },
    { name: 'Blue', code: '#224488', product_id: 'SKY', colour_name: 'Sky' },
  ];

  it.each([
    {
      of: 'a sheet',
      shown: aProduct(),
      href: '/shop/1.5mm%20Acrylic/Wood%20Grain/Blue/NAVY?material=Sheet',
    },
    {
      of: 'a board, where the response does not name its material',
      shown: aBoard('WPC'),
      href: '/shop/Board?material=WPC&category=19mm+Acrylic+Board&type=Wood+Grain&shade=Blue',
    },
    {
      of: 'a board, where the response names its material',
      shown: aBoard('WPC'),
      material: 'Ply Wood',
      href: '/shop/19mm%20Acrylic%20Board/Wood%20Grain/Blue/NAVY?material=Ply+Wood',
    },
  ])('API-34 PROD-9 of other shades, one each: $of', async ({ shown, material, href }) => {
    api.respond(getProduct, () => shown);
    api.respond(availableShades, () => offered.map((offer) => ({ ...offer, material })));
    openProduct();
    const group = await shades();
    expect(group.getAllByRole('radio').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Blue, Navy',
      'Brown, Malabar Teak',
    ]);
    expect(group.getByRole('radio', { name: /^Blue/ })).toHaveAttribute('href', href);
    expect(api.callsOf(availableShades)[0]?.body).toEqual({
      productClass: shown.class,
      category: shown.category,
      type: shown.type,
      shade: shown.shade,
      material: shown.material,
      every_shade: true,
    });
    expect(group.getByRole('radio', { name: /^Brown/ })).toBeChecked();
  });

  it('are absent without another shade', async () => {
    api.respond(availableShades, () => offered.filter(({ name }) => name === 'Brown'));
    openProduct();
    await heading();
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: productMessages.shadesLoading })).toBeNull(),
    );
    expect(screen.queryByRole('radiogroup', { name: productMessages.shades })).toBeNull();
  });
});

describe('the swatches', () => {
  it.each([
    { endpoint: colorsByShade, name: productMessages.coloursLoading },
    { endpoint: availableShades, name: productMessages.shadesLoading },
  ])('show that they are loading: $name', async ({ endpoint, name }) => {
    api.respond(endpoint, () => new Promise(() => undefined));
    openProduct();
    await heading();
    expect(screen.getByRole('status', { name })).toBeVisible();
  });

  it.each([colorsByShade, availableShades])(
    'PROD-10 say when they cannot be loaded: $failureMessage',
    async (endpoint) => {
      api.respond(endpoint, () => errorResponse(500));
      openProduct();
      expect(await screen.findByText(endpoint.failureMessage)).toBeVisible();
      await heading();
    },
  );
});
