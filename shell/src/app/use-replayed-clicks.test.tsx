import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { emit, useShopEvent } from 'shared-contracts/events';
import { HydrationSlice } from 'shared-contracts/remotes';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stopRecordingClicks, useReplayedClicks } from './use-replayed-clicks.ts';

function Shop() {
  useReplayedClicks();
  return (
    <HydrationSlice>
      <Counter />
    </HydrationSlice>
  );
}

function Counter() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks((before) => before + 1)}>
      {`${clicks} clicks`}
    </button>
  );
}

function renderedShop(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Shop />);
  return container;
}

const click = () => fireEvent.click(screen.getByRole('button'));

afterEach(() => document.body.replaceChildren());

describe('a click on a rendered button before hydration', () => {
  const cancel = vi.fn();
  beforeAll(async () => {
    // jsdom has no animations.
    HTMLElement.prototype.animate = vi.fn().mockReturnValue({ cancel });
    await import('./record-clicks.ts');
  });

  it('takes effect once after hydration, however often the shopper clicked', async () => {
    const container = renderedShop();
    click();
    click();
    stopRecordingClicks();
    expect(HTMLElement.prototype.animate, 'dims').toHaveBeenCalledOnce();
    expect(cancel).not.toHaveBeenCalled();
    render(<Shop />, { container, hydrate: true });
    expect(await screen.findByText('1 clicks')).toBeDefined();
    expect(cancel).toHaveBeenCalledOnce();
    click();
    expect(globalThis.__CLICKS__?.buttons, 'recorded afterwards').toEqual([]);
    expect(screen.getByText('2 clicks')).toBeDefined();
  });
});

describe('a click on a slice that is not hydrated yet', () => {
  it('takes effect at once', async () => {
    const container = renderedShop();
    await act(async () => {
      startTransition(() => void hydrateRoot(container, <Shop />));
      click();
    });
    expect(screen.getByText('1 clicks')).toBeDefined();
  });
});

describe('a click in the moment in which the page is hydrated', () => {
  function ShopClickedAtOnce() {
    const button = useRef<HTMLButtonElement>(null);
    const [isAsked, setAsked] = useState(false);
    useReplayedClicks();
    useShopEvent('login-requested', () => setAsked(true));
    useLayoutEffect(() => queueMicrotask(() => button.current?.click()), []);
    return (
      <button ref={button} type="button" onClick={() => emit('login-requested', { requestId: '1' })}>
        {isAsked ? 'asked' : 'not asked'}
      </button>
    );
  }

  it('reaches what listens to it, as the login does', async () => {
    // In `act`, effects would have no task of their own.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ShopClickedAtOnce />);
    startTransition(() => void hydrateRoot(container, <ShopClickedAtOnce />));
    expect(await screen.findByText('asked')).toBeDefined();
    vi.unstubAllGlobals();
  });
});
