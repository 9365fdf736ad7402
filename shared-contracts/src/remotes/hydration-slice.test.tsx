import '../testing/screen-tests.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, useShopEvent } from '../events/events.ts';
import { stubViewport } from '../testing/stub-viewport.ts';

let comeNear: () => void;
let root: Root | undefined;

beforeEach(() => {
  // Whether the shopper has interacted is a state of the module.
  vi.resetModules();
  const viewport = stubViewport();
  comeNear = () => viewport.show(true);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function Counter() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks((before) => before + 1)}>
      {`${clicks} clicks`}
    </button>
  );
}

let leave: () => void;

function Navigator() {
  const navigate = useNavigate();
  leave = () => void navigate('/elsewhere');
  return null;
}

/** Hydrates a page with a late slice. @returns whether the slice is hydrated, and the errors from which React recovered */
async function hydratePage() {
  const { LateSlice, openLateSlices } = await import('./hydration-slice.tsx');
  const app = (
    <MemoryRouter>
      <Navigator />
      <LateSlice>
        <Counter />
      </LateSlice>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  const counter = screen.getByRole('button', { name: '0 clicks' });
  const errors: unknown[] = [];
  await act(async () =>
    startTransition(() => {
      root = hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) });
    }),
  );
  const isHydrated = () => Object.keys(counter).some((key) => key.startsWith('__reactProps'));
  return { counter, isHydrated, errors, openLateSlices };
}

describe('a late slice', () => {
  it('PROM-71 is complete before it is hydrated, and hydrated near the viewport', async () => {
    const { counter, isHydrated, errors } = await hydratePage();
    expect(isHydrated()).toBe(false);
    expect(counter).toBeVisible();
    await act(async () => comeNear());
    expect(isHydrated()).toBe(true);
    expect(counter).toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it('PROM-71 is hydrated at the first interaction anywhere', async () => {
    const { isHydrated } = await hydratePage();
    await act(async () => void fireEvent.scroll(window));
    expect(isHydrated()).toBe(true);
  });

  it('PROM-71 is hydrated when data is requested that the document lacks', async () => {
    const { isHydrated, errors, openLateSlices } = await hydratePage();
    await act(async () => openLateSlices());
    expect(isHydrated()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('PROM-71 responds to a click that hydrates it', async () => {
    const { counter, errors } = await hydratePage();
    await act(async () => void fireEvent.click(counter));
    expect(counter).toHaveTextContent('1 clicks');
    expect(errors).toEqual([]);
  });

  it('PROM-71 keeps its content when the address changes before it is hydrated', async () => {
    const { counter, isHydrated, errors } = await hydratePage();
    await act(async () => leave());
    expect(isHydrated()).toBe(true);
    expect(counter).toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});

/** Clicks its button right after its hydration, before the next task. The listener of the event is hydrated together with it. */
function ClickedAtOnce() {
  const button = useRef<HTMLButtonElement>(null);
  const [isHeard, setHeard] = useState(false);
  useShopEvent('logout-requested', () => setHeard(true));
  useLayoutEffect(() => queueMicrotask(() => button.current?.click()), []);
  return (
    <button ref={button} type="button" onClick={() => emit('logout-requested', {})}>
      {isHeard ? 'heard' : 'not heard'}
    </button>
  );
}

describe('a click in the moment in which a part is hydrated', () => {
  const parts: Record<string, () => Promise<(children: ReactNode) => ReactNode>> = {
    'a slice': async () => {
      const { HydrationSlice } = await import('./hydration-slice.tsx');
      return (children) => <HydrationSlice>{children}</HydrationSlice>;
    },
    'a late slice': async () => {
      const { LateSlice, openLateSlices } = await import('./hydration-slice.tsx');
      openLateSlices();
      return (children) => <LateSlice>{children}</LateSlice>;
    },
    'a region of a remote': async () => {
      const { RemoteRegion } = await import('./remote-boundary.tsx');
      return (children) => (
        <RemoteRegion name="catalog/shop" skeleton={null} isLoading={false} fallback={() => null}>
          {children}
        </RemoteRegion>
      );
    },
  };

  it.each(Object.keys(parts))('PROM-70 is heard in %s', async (name) => {
    // In `act`, effects would have no task of their own.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const inPart = await parts[name]?.();
    const app = <MemoryRouter>{inPart?.(<ClickedAtOnce />)}</MemoryRouter>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(app);
    startTransition(() => {
      root = hydrateRoot(container, app);
    });
    expect(await screen.findByRole('button', { name: 'heard' })).toBeVisible();
    vi.unstubAllGlobals();
  });
});

describe('what a tap need not wait for', () => {
  /** Opens a page by a step of history. @returns everything that it showed, in order */
  async function shownAfter(step: (navigate: ReturnType<typeof useNavigate>) => void): Promise<string[]> {
    const { useFollowing } = await import('./hydration-slice.tsx');
    const shown: string[] = [];
    function List() {
      shown.push(useFollowing('all cards', 'the first cards'));
      return null;
    }
    function Page() {
      const navigate = useNavigate();
      leave = () => step(navigate);
      return useLocation().pathname === '/list' && <List />;
    }
    render(
      <MemoryRouter initialEntries={['/list', '/home']}>
        <Page />
      </MemoryRouter>,
    );
    await act(async () => leave());
    return [...new Set(shown)];
  }

  it('PROM-71 follows what it waits for', async () => {
    expect(await shownAfter((navigate) => navigate('/list'))).toEqual(['the first cards', 'all cards']);
  });

  it('PROM-71 is there at once after Back, because the focus may return to it', async () => {
    expect(await shownAfter((navigate) => navigate(-1))).toEqual(['all cards']);
  });

  it('PROM-71 is stood in for by what is as high, in a late slice that the browser renders', async () => {
    const { LateSlice } = await import('./hydration-slice.tsx');
    const First = vi.fn(() => null);
    function Page() {
      const navigate = useNavigate();
      leave = () => navigate('/list');
      return useLocation().pathname === '/list' && <LateSlice first={<First />}>all cards</LateSlice>;
    }
    render(
      <MemoryRouter initialEntries={['/']}>
        <Page />
      </MemoryRouter>,
    );
    await act(async () => leave());
    expect(First).toHaveBeenCalled();
    expect(screen.getByText('all cards')).toBeVisible();
  });
});
