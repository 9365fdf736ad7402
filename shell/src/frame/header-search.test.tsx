import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  type ModuleName,
  type RemoteLoader,
  RemoteLoaderProvider,
  type RemoteModuleState,
  type SearchBoxProps,
} from 'shared-contracts/remotes';
import { mockApi, setWindowWidth } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { renderInShop, renderWithDeadRemotes } from '../testing/shop-fixture.tsx';
import { HeaderSearch } from './header-search.tsx';
import { SearchField } from './search-field.tsx';

const showPopover = vi.fn();
beforeEach(() => {
  mockApi();
  showPopover.mockClear();
  setWindowWidth(1440);
  // The test environment has no popovers, and hides what belongs to them.
  Object.assign(HTMLElement.prototype, { showPopover });
});

const field = () => screen.getByRole('textbox', { name: messages.searchProducts });

function SearchBoxStub({ text, hasFocus, onLeave }: SearchBoxProps) {
  return (
    <button type="button" onClick={onLeave}>
      {`took over "${text}" ${hasFocus ? 'with' : 'without'} the focus`}
    </button>
  );
}

/** A loader whose search box arrives on `arrive`. */
function slowLoader() {
  let state: RemoteModuleState<'catalog/search-box'> | undefined;
  const listeners = new Set<() => void>();
  const load = vi.fn<RemoteLoader['load']>();
  const loader: RemoteLoader = {
    load,
    state: <Name extends ModuleName>() => state as RemoteModuleState<Name> | undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const arrive = () => {
    state = { status: 'ready', module: SearchBoxStub };
    for (const listener of listeners) listener();
  };
  return { loader, load, arrive };
}

function renderWith({ loader }: { loader: RemoteLoader }) {
  return renderInShop(
    <RemoteLoaderProvider loader={loader}>
      <HeaderSearch />
    </RemoteLoaderProvider>,
    { at: '/about' },
  );
}

describe('the search in the header', () => {
  it('SITE-41 is a form that works without script and without the catalogue', () => {
    renderWithDeadRemotes(<HeaderSearch />, [], { at: '/about' });
    expect(field()).toHaveAttribute('name', 'search');
    expect(field().closest('form')).toHaveAttribute('action', '/shop/Sheet');
    expect(field().closest('form')).not.toHaveAttribute('method', 'post');
  });

  it('SITE-40 opens behind its button with the focus in the field', async () => {
    setWindowWidth(360);
    renderInShop(<HeaderSearch />, { at: '/about' });
    const button = screen.getByLabelText(messages.openSearch);
    expect(button).toHaveAttribute(
      'popovertarget',
      screen.getByLabelText(messages.searchProducts).closest('search')?.id,
    );
    await userEvent.click(button);
    expect(showPopover).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(messages.searchProducts)).toHaveFocus();
  });

  it('SITE-41 loads the catalogue’s search box at the first touch, and no earlier', async () => {
    const slow = slowLoader();
    renderWith(slow);
    expect(slow.load).not.toHaveBeenCalled();
    await userEvent.click(field());
    expect(slow.load).toHaveBeenCalledWith('catalog/search-box');
  });

  it('SITE-41 hands over what was typed, and the focus', async () => {
    const slow = slowLoader();
    renderWith(slow);
    await userEvent.type(field(), 'tea');
    act(slow.arrive);
    expect(await screen.findByText('took over "tea" with the focus')).toBeInTheDocument();
  });

  it('does not take the focus away from another element', async () => {
    const slow = slowLoader();
    renderWith(slow);
    await userEvent.type(field(), 'tea');
    await userEvent.tab();
    act(slow.arrive);
    expect(await screen.findByText('took over "tea" without the focus')).toBeInTheDocument();
  });

  it('SITE-41 takes over what was typed before hydration', async () => {
    const slow = slowLoader();
    const shown = (
      <RemoteLoaderProvider loader={slow.loader}>
        <SearchField onLeave={() => undefined} />
      </RemoteLoaderProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(shown);
    container.querySelector('input')?.focus();
    await userEvent.keyboard('oak');
    render(shown, { container, hydrate: true });
    expect(slow.load).toHaveBeenCalledWith('catalog/search-box');
    act(slow.arrive);
    expect(await screen.findByText('took over "oak" with the focus')).toBeInTheDocument();
  });

  it('SITE-40 is absent beside a product list, which has its own', () => {
    renderInShop(<HeaderSearch />, { at: '/shop/Board?material=HDF' });
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });
});
