import '../testing/screen-tests.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordClicks, replayClicks } from '../interaction/early-clicks.ts';
import { NEAR_VIEWPORT } from '../look/layout/use-near-viewport.ts';
import { stubViewport } from '../testing/stub-viewport.ts';
import { LateFragment } from './late-fragment.tsx';
import { type RemoteLoader, RemoteLoaderProvider, type RemoteModuleState } from './remote-loader.tsx';
import type { FragmentName, ModuleName } from './remote-modules.ts';

type State = RemoteModuleState<FragmentName> | undefined;

let comeNear: () => void;
let comeIntoView: () => void;
let root: Root | undefined;

beforeEach(() => {
  const viewport = stubViewport();
  comeNear = () => viewport.show(true, NEAR_VIEWPORT);
  comeIntoView = () => viewport.show(true, '0px');
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function loaderIn(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    load: vi.fn<RemoteLoader['load']>(),
    state: <Name extends ModuleName>() => state as RemoteModuleState<Name> | undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: State) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

function Pictures() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" onClick={() => setClicks((before) => before + 1)}>
      {`${clicks} clicks`}
    </button>
  );
}
const READY: State = { status: 'ready', module: Pictures };

let leave: () => void;

function Page({ loader }: { loader: RemoteLoader }) {
  return (
    <MemoryRouter>
      <RemoteLoaderProvider loader={loader}>
        <Leaving />
        <LateFragment
          of="inspiration/inspiration-gallery"
          skeleton={<p>skeleton</p>}
          fallback={() => <p>fallback</p>}
        />
      </RemoteLoaderProvider>
    </MemoryRouter>
  );
}

function Leaving() {
  const navigate = useNavigate();
  leave = () => void navigate('/?gallery');
  return <output>{useLocation().search}</output>;
}

/** Hydrates the page that the server rendered with the fragment in the given state. */
async function hydratePage(onServer: State, meanwhile?: () => void, inBrowser?: State) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page loader={loaderIn(onServer)} />);
  const loader = loaderIn(inBrowser);
  const errors: unknown[] = [];
  await act(async () =>
    startTransition(() => {
      root = hydrateRoot(container, <Page loader={loader} />, {
        onRecoverableError: (error) => errors.push(error),
      });
      meanwhile?.();
    }),
  );
  return { loader, errors, button: screen.queryByRole('button', { name: '0 clicks' }) };
}

async function startShop() {
  replayClicks();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const become = (loader: ReturnType<typeof loaderIn>, state: State) => act(async () => loader.become(state));

describe('a late fragment in the document', () => {
  it('HOME-21 is complete, and loads its script in view', async () => {
    const { loader, button } = await hydratePage(READY);
    expect(button).toBeVisible();
    expect(loader.load).not.toHaveBeenCalled();
    await act(async () => comeIntoView());
    expect(loader.load).toHaveBeenCalledWith('inspiration/inspiration-gallery');
    expect(button).toBeVisible();
  });

  it('HOME-21 loads its script near the viewport once the shopper uses the page', async () => {
    const { loader } = await hydratePage(READY);
    await act(async () => comeNear());
    expect(loader.load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.scroll(window));
    expect(loader.load).toHaveBeenCalledWith('inspiration/inspiration-gallery');
  });

  it('is hydrated in place when its script has arrived', async () => {
    const { loader, button, errors } = await hydratePage(READY);
    await act(async () => comeIntoView());
    await become(loader, READY);
    expect(button).toBeInTheDocument();
    fireEvent.click(button as HTMLElement);
    expect(button).toHaveTextContent('1 clicks');
    expect(errors).toEqual([]);
  });

  it('stays hydrated when the address changes', async () => {
    const { loader, button } = await hydratePage(READY);
    await act(async () => comeIntoView());
    await become(loader, READY);
    await act(async () => leave());
    expect(button).toBeInTheDocument();
  });

  it('PROM-70 repeats a click on a button that came before its script', async () => {
    recordClicks(() => true);
    const { loader, button } = await hydratePage(READY);
    await startShop();
    await act(async () => comeIntoView());
    await act(async () => void fireEvent.click(button as HTMLElement));
    expect(button).toHaveTextContent('0 clicks');
    await become(loader, READY);
    await waitFor(() => expect(button).toHaveTextContent('1 clicks'));
  });

  it('PROM-70 repeats a click that comes while the page around it is hydrated', async () => {
    const recorded = vi.fn(() => true);
    recordClicks(recorded);
    const { loader, button } = await hydratePage(READY, () => fireEvent.click(screen.getByRole('button')));
    await startShop();
    expect(recorded).toHaveBeenCalledOnce();
    expect(button).toHaveTextContent('0 clicks');
    await become(loader, READY);
    await waitFor(() => expect(button).toHaveTextContent('1 clicks'));
  });

  it('HOME-21 keeps its content when its script cannot be loaded', async () => {
    const { loader, button } = await hydratePage(READY);
    await act(async () => comeIntoView());
    await become(loader, { status: 'failed', error: new Error('gone') });
    expect(button).toBeVisible();
    expect(screen.queryByText('fallback')).not.toBeInTheDocument();
  });

  it('keeps its content when the address changes before its script has arrived', async () => {
    const { loader } = await hydratePage(READY);
    await act(async () => leave());
    expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
    expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
    await act(async () => comeIntoView());
    await become(loader, READY);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('1 clicks');
  });

  it.each<[string, State]>([
    ['is far', undefined],
    ['is being loaded', { status: 'loading' }],
    ['cannot be loaded', { status: 'failed', error: new Error('gone') }],
  ])('SITE-45 does not hold up a navigation on its page while it %s', async (_, state) => {
    const { loader } = await hydratePage(READY);
    if (state) await act(async () => comeIntoView());
    await become(loader, state);
    await act(async () => leave());
    expect(screen.getByRole('status')).toHaveTextContent('?gallery');
  });

  it('replaces the skeleton of a fragment that the server could not render', async () => {
    const { loader, errors } = await hydratePage(undefined);
    expect(screen.getByText('skeleton')).toBeVisible();
    await act(async () => comeIntoView());
    await become(loader, READY);
    expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  it.each([
    ['is in view', undefined],
    ['is ready', READY],
  ])('hydrates the skeleton of the server as it is, when the fragment %s by then', async (_, inBrowser) => {
    stubViewport(true);
    const { errors } = await hydratePage(undefined, undefined, inBrowser);
    expect(errors).toEqual([]);
  });
});

describe('a late fragment rendered in the browser', () => {
  it('shows its skeleton until it is near, then the fragment', async () => {
    const loader = loaderIn(undefined);
    render(<Page loader={loader} />);
    expect(screen.getByText('skeleton')).toBeVisible();
    expect(loader.load).not.toHaveBeenCalled();
    expect(document.querySelector('[data-late]'), 'where clicks are recorded').toBeNull();
    await act(async () => comeIntoView());
    expect(loader.load).toHaveBeenCalled();
    await become(loader, READY);
    expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
  });

  it('is shown at once when its script is there already', () => {
    render(<Page loader={loaderIn(READY)} />);
    expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
  });

  it('shows its fallback when its script cannot be loaded', async () => {
    const loader = loaderIn(undefined);
    render(<Page loader={loader} />);
    await act(async () => comeIntoView());
    await become(loader, { status: 'failed', error: new Error('gone') });
    expect(screen.getByText('fallback')).toBeVisible();
  });
});
