// @module-tag all
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SHEET_CATEGORIES } from 'shared-contracts/product';
import { filterProducts } from 'shared-contracts/product/endpoints';
import type { AddIntentProps } from 'shared-contracts/remotes';
import {
  errorResponse,
  type MockApi,
  renderWithShell,
  setWindowWidth,
  stubViewport,
} from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import { carouselMessages as words } from './carousel-messages.ts';
import ProductCarousel from './product-carousel.tsx';
import { REST_AFTER_DOT, REST_AFTER_USE, STEP_EVERY } from './use-carousel.ts';

/** Pixels; one item is in view at a time. */
const ITEM = 100;

const intents: AddIntentProps[] = [];
let api: MockApi;

beforeEach(() => {
  intents.length = 0;
  api = shopApi();
  respondWith(SHEET_CATEGORIES);
  layOut();
  stubViewport(true);
});

const productOf = (category: string) =>
  aProduct({ product_id: `P ${category}`, category, colour_name: `Decor of ${category}` });

function respondWith(categories: readonly string[]): void {
  api.respond(filterProducts, ({ body }) => {
    const [one] = (body['filters'] as { category: string[] }).category;
    const listed = one && categories !== SHEET_CATEGORIES ? [one] : categories;
    return { products: listed.map(productOf), totalItems: 5, totalPages: 1 };
  });
}

/** A phone: gives the row a size and a scroll position, which the test's DOM lacks. */
function layOut(): void {
  setWindowWidth(360);
  const items = (element: HTMLElement) => element.children.length;
  const spy = (name: string, value: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as never, 'get').mockImplementation(value as never);
  spy('offsetLeft', function () {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ITEM;
  });
  spy('clientWidth', () => ITEM);
  spy('scrollWidth', function () {
    return items(this) * ITEM;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, options) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  });
}

function AddIntentStub(props: AddIntentProps) {
  intents.push(props);
  return <p>adding</p>;
}

async function setUp() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rendered = renderWithShell(<ProductCarousel />, {
    modules: { 'cart-checkout/add-intent': AddIntentStub },
  });
  await waitFor(() => expect(screen.getAllByText('₹4,190.00')).toHaveLength(5));
  // The interval begins anew, at a known time.
  fireEvent.click(screen.getByRole('button', { name: words.pause }));
  pass(10);
  fireEvent.click(screen.getByRole('button', { name: words.play }));
  return rendered;
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const position = () =>
  SHEET_CATEGORIES.findIndex(
    (category) =>
      screen.getByRole('button', { name: words.show(category) }).getAttribute('aria-current') === 'true',
  );
const row = () => screen.getAllByRole('list')[0] as HTMLElement;

describe('the product carousel', () => {
  it('HOME-4 leads to the categories of sheets in the order of HOME-4, each with a product', async () => {
    await setUp();
    const cards = screen.getAllByRole('article');
    expect(
      cards.map((card) =>
        within(card)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ),
    ).toEqual(
      SHEET_CATEGORIES.map((category) => [
        `/shop/Sheet?${new URLSearchParams({ category })}`,
        `/shop/${encodeURIComponent(category)}/Wood%20Grain/Brown/${encodeURIComponent(`P ${category}`)}?material=Sheet`,
      ]),
    );
  });

  it('HOME-5 advances by one item every 2 seconds, and returns from the last to the first', async () => {
    await setUp();
    expect(STEP_EVERY).toBe(2_000);
    const seen = Array.from({ length: 5 }, () => {
      pass(STEP_EVERY);
      return position();
    });
    expect(seen).toEqual([1, 2, 3, 4, 0]);
  });

  it.each([
    ['an arrow', () => fireEvent.click(screen.getByRole('button', { name: words.next })), 5_000, 1],
    [
      'the other arrow',
      () => fireEvent.click(screen.getByRole('button', { name: words.previous })),
      5_000,
      4,
    ],
    ['a touch', () => fireEvent.pointerDown(row()), 5_000, 0],
    ['a wheel', () => fireEvent.wheel(row()), 5_000, 0],
    [
      'a dot',
      () => fireEvent.click(screen.getByRole('button', { name: words.show('2mm Acrylic') })),
      10_000,
      2,
    ],
  ])('HOME-5 rests after %s', async (_, use, rest, shown) => {
    await setUp();
    expect([REST_AFTER_USE, REST_AFTER_DOT]).toEqual([5_000, 10_000]);
    use();
    expect(position()).toBe(shown);
    pass(rest - 10);
    expect(position()).toBe(shown);
    pass(10);
    pass(STEP_EVERY);
    expect(position()).toBe((shown + 1) % 5);
  });

  it('stops at its pause button', async () => {
    await setUp();
    fireEvent.click(screen.getByRole('button', { name: words.pause }));
    pass(STEP_EVERY * 3);
    expect(position()).toBe(0);
  });

  it('HOME-6 adds one piece and leads to the cart', async () => {
    await setUp();
    const button = screen.getByRole('button', { name: words.addNamed('Decor of 2mm Acrylic') });
    fireEvent.click(button);
    expect(intents.at(-1)).toMatchObject({
      item: { product_id: 'P 2mm Acrylic', material: 'Sheet', quantity: 1 },
      leadsToCart: true,
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => intents.at(-1)?.onSettled?.());
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('requests a product for a category that the first list lacks', async () => {
    respondWith(['1.25mm Acrylic', '1.5mm Acrylic', '2mm Acrylic', 'MATT Acrylic']);
    await setUp();
    expect(screen.getByRole('link', { name: 'Decor of Fluted Panel' })).toBeVisible();
    expect(api.callsOf(filterProducts)).toHaveLength(2);
  });

  it('still leads to the categories when the products cannot be loaded', async () => {
    api.respond(filterProducts, () => errorResponse(500));
    renderWithShell(<ProductCarousel />);
    await waitFor(() => expect(api.callsOf(filterProducts)).toHaveLength(6));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...SHEET_CATEGORIES]);
    for (const button of screen.getAllByRole('button', { name: words.add })) expect(button).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
