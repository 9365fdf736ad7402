import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { getShades } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { type RemoteLoader, RemoteLoaderProvider, type RemoteModuleState } from 'shared-contracts/remotes';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useWarmUp } from './use-warm-up.ts';

const page = {
  Page: () => null,
  parameters: {},
  prefetch: () => [endpointQuery(getShades, {})],
  head: () => ({ title: '' }),
};

function Links() {
  useWarmUp();
  return (
    <>
      <Link to="/shop/Sheet">sheets</Link>
      <Link to="/cart">cart</Link>
    </>
  );
}

function setUp() {
  const api = mockApi();
  api.respond(getShades, () => []);
  let state: RemoteModuleState<'catalog/shop'> = { status: 'loading' };
  const listeners = new Set<() => void>();
  const load = vi.fn<RemoteLoader['load']>();
  const loader: RemoteLoader = {
    load,
    state: () => state as never,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  renderWithShell(
    <RemoteLoaderProvider loader={loader}>
      <Links />
    </RemoteLoaderProvider>,
  );
  const arrive = () => {
    state = { status: 'ready', module: page };
    for (const listener of [...listeners]) listener();
  };
  return { api, load, arrive };
}

afterEach(() => vi.unstubAllGlobals());

describe('hover over a link', () => {
  it('loads its page, then prefetches its queries', async () => {
    const { api, load, arrive } = setUp();
    fireEvent.pointerOver(screen.getByRole('link', { name: 'sheets' }));
    expect(load).toHaveBeenCalledWith('catalog/shop');
    expect(api.callsOf(getShades)).toHaveLength(0);
    arrive();
    await vi.waitFor(() => expect(api.callsOf(getShades)).toHaveLength(1));
  });

  it('loads nothing of a page that needs a login', () => {
    const { load } = setUp();
    fireEvent.pointerOver(screen.getByRole('link', { name: 'cart' }));
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing with Save-Data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { load } = setUp();
    fireEvent.pointerOver(screen.getByRole('link', { name: 'sheets' }));
    expect(load).not.toHaveBeenCalled();
  });
});
