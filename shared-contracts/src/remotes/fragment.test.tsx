import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithShell } from '../testing/testing.tsx';
import { Fragment } from './fragment.tsx';
import { wrongProductStripProp } from './prop-checks.ts';
import { RemoteRegion, shownRegions } from './remote-boundary.tsx';
import { type RemoteLoader, RemoteLoaderProvider, type RemoteModuleState } from './remote-loader.tsx';
import type { FragmentName, ModuleName, ProductStripProps } from './remote-modules.ts';

function switchableLoader() {
  let now: RemoteModuleState<FragmentName> | undefined;
  const listeners = new Set<() => void>();
  const loader: RemoteLoader & { become(state: RemoteModuleState<FragmentName>): void } = {
    load: vi.fn<RemoteLoader['load']>(),
    state: <Name extends ModuleName>() => now as RemoteModuleState<Name> | undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (state) => {
      now = state;
      for (const listener of listeners) listener();
    },
  };
  return loader;
}

function renderFragment(loader: RemoteLoader) {
  renderWithShell(
    <RemoteLoaderProvider loader={loader}>
      <p>the page around it</p>
      <Fragment
        of="inspiration/inspiration-gallery"
        skeleton={<p>skeleton</p>}
        fallback={({ retry }) => (
          <button type="button" onClick={retry}>
            again
          </button>
        )}
      />
    </RemoteLoaderProvider>,
  );
}

describe('Fragment', () => {
  it('starts loading, and shows the skeleton until it is loaded', () => {
    const loader = switchableLoader();
    renderFragment(loader);
    expect(loader.load).toHaveBeenCalledWith('inspiration/inspiration-gallery');
    expect(screen.getByText('skeleton')).toBeInTheDocument();
  });

  it('shows the loaded fragment', () => {
    const loader = switchableLoader();
    renderFragment(loader);
    act(() => loader.become({ status: 'ready', module: () => <p>pictures</p> }));
    expect(screen.getByText('pictures')).toBeInTheDocument();
  });

  it('shows the fallback, whose Try Again reloads', async () => {
    const loader = switchableLoader();
    renderFragment(loader);
    act(() => loader.become({ status: 'failed', error: new Error('gone') }));
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(loader.load).toHaveBeenCalledTimes(2);
    expect([...shownRegions.values()].map(({ props }) => props.name)).toEqual([
      'inspiration/inspiration-gallery',
    ]);
    expect(screen.getByText('the page around it')).toBeInTheDocument();
  });

  it('PROM-3 contains an error thrown while rendering', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const loader = switchableLoader();
    renderFragment(loader);
    const Broken = () => {
      throw new Error('broken');
    };
    act(() => loader.become({ status: 'ready', module: Broken }));
    expect(screen.getByRole('button', { name: 'again' })).toBeInTheDocument();
    expect(screen.getByText('the page around it')).toBeInTheDocument();
  });

  it('PROM-170 shows the fallback in place of a fragment with a wrong prop, and names what mounts it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    function Suggestions() {
      const [title, setTitle] = useState<unknown>({ en: 'More' });
      return (
        <>
          <button type="button" onClick={() => setTitle('More')}>
            mend
          </button>
          <Fragment
            of="catalog/product-strip"
            title={title as string}
            product={{ product_id: '7', material: 'Sheet' }}
            skeleton={<p>skeleton</p>}
            fallback={({ retry }) => (
              <button type="button" onClick={retry}>
                again
              </button>
            )}
          />
        </>
      );
    }
    const strip = vi.fn(({ title }: ProductStripProps) => <h2>{title}</h2>);
    const checked = Object.assign(strip, { wrongProp: wrongProductStripProp });
    renderWithShell(
      <>
        <p>the page around it</p>
        <RemoteRegion name="cart-checkout/cart" skeleton={null} fallback={() => <p>no cart</p>}>
          <Suggestions />
        </RemoteRegion>
      </>,
      { modules: { 'catalog/product-strip': checked } },
    );
    expect(screen.getByText('the page around it')).toBeInTheDocument();
    expect(strip).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'cart-checkout/cart mounts catalog/product-strip with a wrong prop: title (object).',
    );
    await userEvent.click(screen.getByRole('button', { name: 'mend' }));
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(screen.getByRole('heading', { name: 'More' })).toBeInTheDocument();
  });
});
