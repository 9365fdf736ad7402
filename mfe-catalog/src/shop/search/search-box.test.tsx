// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import { suggestProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, networkError } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { shopApi } from '../../testing/shop-api.ts';
import { openShop } from '../../testing/shop-screen.tsx';

const SUGGESTED: EndpointWireResponse<typeof suggestProducts> = {
  products: [aProduct()],
  shades: [{ name: 'Teal', code: '#127a78' }],
  categories: [{ name: '19mm Acrylic Board' }],
  applications: [{ name: 'Kitchen' }],
};

let api: MockApi;
beforeEach(() => {
  api = shopApi();
});

const box = () => screen.getByRole('combobox', { name: shopMessages.searchProducts });
const list = () => screen.queryByRole('listbox', { name: shopMessages.suggestions });
const untilSuggested = () => screen.findByRole('listbox', { name: shopMessages.suggestions });
const options = () =>
  within(list() ?? document.createElement('div'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
/** The option highlighted by the arrow keys. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Browser back
    </button>
  );
}

describe('the search box', () => {
  it('SHOP-6 searches with the term and the sort, and nothing else', async () => {
    const { address } = openShop('/shop/Board?material=WPC&shade=Blue&sort=price_desc');
    await userEvent.type(box(), 'teak{Enter}');
    await waitFor(() => expect(address()).toBe('/shop/Sheet?search=teak&sort=price_desc'));
  });

  it('SHOP-7 ends the search when the box is cleared', async () => {
    const { address } = openShop('/shop/Sheet?search=teak&sort=price_asc');
    await userEvent.click(screen.getByRole('link', { name: shopMessages.clearSearch }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?sort=price_asc'));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('clears a draft without navigating', async () => {
    const { address } = openShop('/shop/Sheet?shade=Blue');
    await userEvent.type(box(), 'te');
    await userEvent.click(screen.getByRole('button', { name: shopMessages.clearSearch }));
    expect(box()).toHaveValue('');
    expect(address()).toBe('/shop/Sheet?shade=Blue');
  });

  it('SHOP-43 shows the words of an earlier search again on Back', async () => {
    const { address } = openShop('/shop/Sheet', <BrowserBack />);
    for (const term of ['teak', 'marble']) {
      await userEvent.clear(box());
      await userEvent.type(box(), `${term}{Enter}`);
      await waitFor(() => expect(address()).toBe(`/shop/Sheet?search=${term}`));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?search=teak'));
    expect(box()).toHaveValue('teak');
  });

  it('drops a draft when the address changes to another search', async () => {
    openShop('/shop/Sheet?search=teak');
    expect(box()).toHaveValue('teak');
    await userEvent.type(box(), 'wood');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Solid/ }));
    await waitFor(() => expect(box()).toHaveValue(''));
  });
});

describe('suggestions', () => {
  beforeEach(() => api.respond(suggestProducts, () => SUGGESTED));

  it('SHOP-9 list colours, shades, categories and applications for what is typed', async () => {
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    expect((await group(shopMessages.suggestedColours)).getByRole('option')).toHaveTextContent(
      'Malabar Teak',
    );
    expect((await group(shopMessages.suggestedShades)).getByRole('option')).toHaveTextContent('Teal');
    expect((await group(shopMessages.suggestedCategories)).getByRole('option')).toHaveTextContent(
      '19mm Acrylic',
    );
    expect((await group(shopMessages.suggestedApplications)).getByRole('option')).toHaveTextContent(
      'Kitchen',
    );
    expect(screen.getByText(shopMessages.suggestionsShown(4))).toBeInTheDocument();
  });

  it('SHOP-42 show the decor of a colour, and its plain colour where the provider sends no picture of it', async () => {
    const picture = {
      image_link: '/images/S15-TEAK/1/flat-400.webp',
      quality: 'low',
      image_type: 'color',
    } as const;
    const [teak] = SUGGESTED.products;
    const plain = { ...aProduct({ product_id: 'S15-NEEM', colour_name: 'Neem' }), picture: undefined };
    api.respond(suggestProducts, () => ({
      ...SUGGESTED,
      products: teak ? [{ ...teak, picture }, plain] : [],
    }));
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    const decor = within(await screen.findByRole('option', { name: /Malabar Teak/ })).getByRole(
      'presentation',
    );
    expect(decor).toHaveAttribute('src', picture.image_link);
    const option = screen.getByRole('option', { name: /Neem/ });
    expect(option.querySelector('circle')).toHaveAttribute('fill', '#9c6b3d');
  });

  it('are requested when typing pauses, and not for a single letter', async () => {
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await untilSuggested();
    expect(api.callsOf(suggestProducts).map(({ query }) => query['q'])).toEqual(['tea']);
    await userEvent.type(box(), '{Backspace}{Backspace}');
    await waitFor(() => expect(list()).toBeNull());
    expect(api.callsOf(suggestProducts)).toHaveLength(1);
  });

  it.each([
    ['{ArrowDown}', 'Teal', '/shop/Sheet?shade=Teal'],
    ['{ArrowDown}{ArrowDown}', '19mm Acrylic Board', '/shop/Board?material=HDF&category=19mm+Acrylic+Board'],
    ['{ArrowUp}', 'Malabar Teak', '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet'],
  ])('are reached by %s at %s, and chosen by Enter', async (keys, name, to) => {
    const { address } = openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await untilSuggested();
    await userEvent.keyboard(keys);
    expect(active()).toContain(name);
    expect(box()).toHaveFocus();
    expect(list()?.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('lead back to the box itself, where Enter searches for what is typed', async () => {
    const { address } = openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await untilSuggested();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/shop/Sheet?search=tea'));
    expect(list()).toBeNull();
  });

  it('are chosen by a click, and keep the focus in the box', async () => {
    const { address } = openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await userEvent.click(await screen.findByRole('option', { name: 'Teal' }));
    await waitFor(() => expect(address()).toBe('/shop/Sheet?shade=Teal'));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });

  it('close on Escape and when the focus leaves, and open again with an arrow key', async () => {
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await untilSuggested();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('tea');
    await userEvent.keyboard('{ArrowDown}');
    expect(list()).toBeVisible();
    await userEvent.tab();
    expect(list()).toBeNull();
  });

  it('SHOP-9 are at most eight, whatever a provider sends', async () => {
    const shades = Array.from({ length: 30 }, (_, index) => ({ name: `Shade ${index}`, code: null }));
    api.respond(suggestProducts, () => ({ ...SUGGESTED, shades }));
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'tea');
    await waitFor(() => expect(options()).toHaveLength(8));
  });

  it.each([404, 405])('API-18 are not requested again where a provider responds with %d', async (status) => {
    api.respond(suggestProducts, () => errorResponse(status));
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'te');
    await waitFor(() => expect(api.callsOf(suggestProducts)).toHaveLength(1));
    await userEvent.type(box(), 'ak{Enter}');
    await screen.findByText(/for "teak"/);
    expect(api.callsOf(suggestProducts)).toHaveLength(1);
    expect(list()).toBeNull();
  });

  it.each([() => errorResponse(500), () => networkError(), () => ({ products: 'many' }) as never])(
    'fail silently, and are requested again with the next letter (%#)',
    async (failure) => {
      api.respond(suggestProducts, failure);
      openShop('/shop/Sheet');
      await userEvent.type(box(), 'te');
      await waitFor(() => expect(api.callsOf(suggestProducts)).toHaveLength(1));
      api.respond(suggestProducts, () => SUGGESTED);
      await userEvent.type(box(), 'a');
      await screen.findByRole('option', { name: 'Teal' });
      expect(screen.queryByText(suggestProducts.failureMessage)).toBeNull();
    },
  );

  it('of an earlier term never replace those of a later one', async () => {
    const slow = Promise.withResolvers<void>();
    api.respond(suggestProducts, async ({ query }) => {
      if (query['q'] === 'te') await slow.promise;
      return { products: [], shades: [{ name: `for ${query['q']}`, code: null }], categories: [] };
    });
    openShop('/shop/Sheet');
    await userEvent.type(box(), 'te');
    await waitFor(() => expect(api.callsOf(suggestProducts)).toHaveLength(1));
    await userEvent.type(box(), 'a');
    await waitFor(() => expect(options()).toEqual(['for tea']));
    slow.resolve();
    await slow.promise;
    expect(options()).toEqual(['for tea']);
  });
});
