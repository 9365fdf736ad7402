import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { mockApi, stubViewport } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSheetInRooms } from '../../../testing/sheet-in-rooms.ts';
import { renderInShop } from '../../../testing/shop-fixture.tsx';
import { windowMessages } from '../../shop-window/window-messages.ts';
import { Hero } from './hero.tsx';
import { SLIDE_EVERY, SWIPE_DISTANCE } from './hero-controls.tsx';
import { heroMessages } from './hero-messages.ts';

const NAMES = ['Malabar Teak', 'Cuddapah Slate', 'Chola Bronze', 'Kutch Linen'];
const TYPES = ['Wood Grain', 'Stone', 'Metallic', 'Textile'];

/** Without `requestIdleCallback`, which each test stubs. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

let areLoaded: boolean;

beforeEach(() => {
  areLoaded = true;
  const products = NAMES.map((colour_name, place) =>
    aSheetInRooms({ product_id: `P${place}`, colour_name, type: TYPES[place] ?? '' }, [
      ['kitchen', 'bedroom', 'living'][place % 3] ?? '',
    ]),
  );
  mockApi().respond(filterProducts, () => ({ products, totalItems: 4, totalPages: 1 }));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => areLoaded);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 1));
  stubViewport(true);
});

const hero = () => screen.getByRole('region', { name: heroMessages.featuredFinishes });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const dot = (name: string) => screen.getByRole('button', { name: heroMessages.showFinish(name) });
const expectShown = (name: string) => {
  expect(dot(name)).toHaveAttribute('aria-current', 'true');
  expect(within(hero()).getByRole('link', { name: new RegExp(name) })).toBeVisible();
};
const sources = () => [...hero().querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

async function setUp() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...TIMERS] });
  renderInShop(<Hero />);
  await waitFor(() => dot('Malabar Teak'));
  // The interval begins anew, at a known time.
  fireEvent.click(screen.getByRole('button', { name: heroMessages.pauseFinishes }));
  pass(10);
  fireEvent.click(screen.getByRole('button', { name: heroMessages.playFinishes }));
}

function drag(by: number, pointerType = 'touch') {
  const picture = hero().firstElementChild as HTMLElement;
  const at = (clientX: number) => ({ pointerType, clientX, bubbles: true });
  fireEvent(picture, new PointerEvent('pointerdown', at(200)));
  fireEvent(picture, new PointerEvent('pointerup', at(200 + by)));
}

describe('the hero', () => {
  it('HOME-2 shows four finishes in rooms, one every 4 seconds, and starts again', async () => {
    await setUp();
    expect(SLIDE_EVERY).toBe(4_000);
    expect(
      screen.getByRole('img', { name: windowMessages.inFinish('Malabar Teak', 'kitchen') }),
    ).toBeVisible();
    for (const name of [...NAMES.slice(1), 'Malabar Teak']) {
      pass(SLIDE_EVERY);
      expectShown(name);
    }
  });

  it('links to the shown product', async () => {
    await setUp();
    fireEvent.click(dot('Chola Bronze'));
    expect(within(hero()).getByRole('link', { name: /Chola Bronze/ })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Metallic/Brown/P2?material=Sheet',
    );
  });

  it('HOME-2 changes the slide at a swipe over 40 px, and rests 4 seconds', async () => {
    await setUp();
    drag(-(SWIPE_DISTANCE + 1));
    expectShown('Cuddapah Slate');
    pass(SLIDE_EVERY);
    expectShown('Cuddapah Slate');
    pass(SLIDE_EVERY);
    expectShown('Chola Bronze');
    drag(SWIPE_DISTANCE + 1);
    expectShown('Cuddapah Slate');
  });

  it('takes a shorter movement, or a mouse, for no swipe', async () => {
    await setUp();
    drag(-SWIPE_DISTANCE);
    drag(-200, 'mouse');
    expectShown('Malabar Teak');
  });

  it('rests 4 seconds after a dot', async () => {
    await setUp();
    fireEvent.click(dot('Kutch Linen'));
    expectShown('Kutch Linen');
    pass(SLIDE_EVERY);
    expectShown('Kutch Linen');
    pass(SLIDE_EVERY);
    expectShown('Malabar Teak');
  });

  it('stops at its pause button', async () => {
    await setUp();
    fireEvent.click(screen.getByRole('button', { name: heroMessages.pauseFinishes }));
    pass(SLIDE_EVERY * 3);
    expectShown('Malabar Teak');
  });

  it('waits for a picture that has not arrived', async () => {
    await setUp();
    areLoaded = false;
    pass(SLIDE_EVERY * 2);
    expectShown('Malabar Teak');
    areLoaded = true;
    pass(SLIDE_EVERY);
    expectShown('Cuddapah Slate');
  });

  it('HOME-22 has one picture until the browser is idle', async () => {
    let becomeIdle: () => void = () => undefined;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      becomeIdle = callback;
    });
    renderInShop(<Hero />);
    await screen.findByRole('img', { name: windowMessages.inFinish('Malabar Teak', 'kitchen') });
    expect(sources()).toEqual(['/images/P0/kitchen-1600.webp']);
    becomeIdle();
    await waitFor(() => expect(sources()).toHaveLength(4));
    expect(dot('Cuddapah Slate')).toBeVisible();
  });

  it('HOME-22 has one picture, which stands still, with Save-Data', async () => {
    const whenIdle = vi.fn();
    vi.stubGlobal('requestIdleCallback', whenIdle);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    renderInShop(<Hero />);
    await screen.findByRole('img', { name: windowMessages.inFinish('Malabar Teak', 'kitchen') });
    expect(whenIdle).not.toHaveBeenCalled();
    expect(sources()).toEqual(['/images/P0/kitchen-1600.webp']);
  });
});
