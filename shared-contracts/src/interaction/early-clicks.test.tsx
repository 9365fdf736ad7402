import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { emit, useShopEvent } from '../events/events.ts';
import { HydrationSlice } from '../remotes/hydration-slice.tsx';
import { recordClicks, replayClicks } from './early-clicks.ts';

function Shop() {
  useEffect(replayClicks, []);
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

const noAnswer = () => false;
const click = () => fireEvent.click(screen.getByRole('button'));

const cancel = vi.fn();
beforeAll(() => {
  // jsdom has no animations.
  HTMLElement.prototype.animate = vi.fn().mockReturnValue({ cancel });
});

afterEach(() => document.body.replaceChildren());

describe('a click on a rendered button before hydration', () => {
  it('PROM-70 takes effect once after hydration, however often the shopper clicked', async () => {
    recordClicks(noAnswer);
    const container = renderedShop();
    click();
    click();
    expect(HTMLElement.prototype.animate, 'dims').toHaveBeenCalledOnce();
    expect(cancel).not.toHaveBeenCalled();
    render(<Shop />, { container, hydrate: true });
    expect(await screen.findByText('1 clicks')).toBeDefined();
    expect(cancel).toHaveBeenCalledOnce();
    click();
    expect(globalThis.__CLICKS__?.size, 'recorded afterwards').toBe(0);
    expect(screen.getByText('2 clicks')).toBeDefined();
  });

  it('PROM-70 takes effect on the button that replaces the clicked one', async () => {
    recordClicks(noAnswer);
    const container = renderedShop();
    container.insertAdjacentHTML(
      'afterbegin',
      '<button type="button" aria-label="another">0 clicks</button>',
    );
    fireEvent.click(screen.getByRole('button', { name: '0 clicks' }));
    render(<Shop />, { container });
    expect(await screen.findByText('1 clicks')).toBeDefined();
  });
});

describe('a click on a slice that is not hydrated yet', () => {
  it('PROM-70 takes effect at once', async () => {
    const container = renderedShop();
    await act(async () => {
      startTransition(() => void hydrateRoot(container, <Shop />));
      click();
    });
    expect(screen.getByText('1 clicks')).toBeDefined();
  });
});

describe('a click between hydration and its effects', () => {
  function ShopClickedAtOnce() {
    const button = useRef<HTMLButtonElement>(null);
    const moment = useRef('before');
    const [heard, setHeard] = useState<string[]>([]);
    useEffect(replayClicks, []);
    useShopEvent('login-requested', () => setHeard((others) => [...others, moment.current]));
    useEffect(() => {
      moment.current = 'after';
    }, []);
    useLayoutEffect(() => queueMicrotask(() => button.current?.click()), []);
    return (
      <button ref={button} type="button" onClick={() => emit('login-requested', { requestId: '1' })}>
        {`heard ${heard.join(' and ')} the effects`}
      </button>
    );
  }

  function hydrateApart(): void {
    // Inside `act`, effects would not run in a task of their own.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<ShopClickedAtOnce />);
    startTransition(() => void hydrateRoot(container, <ShopClickedAtOnce />));
  }

  afterEach(() => void vi.unstubAllGlobals());

  it('PROM-70 reaches what listens to it, as the login does', async () => {
    hydrateApart();
    expect(await screen.findByText('heard before the effects')).toBeDefined();
  });

  it('PROM-70 waits for the effects where clicks are recorded', async () => {
    recordClicks(noAnswer);
    hydrateApart();
    expect(await screen.findByText('heard after the effects')).toBeDefined();
  });
});
