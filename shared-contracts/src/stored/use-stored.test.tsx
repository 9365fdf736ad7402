import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { emit } from '../events/events.ts';
import { fields, oneOf } from '../incoming/shapes.ts';
import { RemoteRegion } from '../remotes/remote-boundary.tsx';
import { forgetSession } from '../session/session-storage.ts';
import { OWN_STORAGE_LIMIT } from './own-values.ts';
import { useStored } from './use-stored.ts';

type Look = { layout: 'grid' | 'list' };
const lookShape = fields<Look>({ layout: oneOf('grid', 'list') });
const GRID: Look = { layout: 'grid' };

function Layout({ keeps = { layout: 'list' } }: { keeps?: Look }) {
  const [look, keep] = useStored('look', lookShape, GRID);
  return (
    <button type="button" onClick={() => keep(keeps)}>
      {look.layout}
    </button>
  );
}

const region = (name: string, keeps?: Look) => (
  <RemoteRegion name={name} skeleton={null} fallback={() => null}>
    <Layout keeps={keeps} />
  </RemoteRegion>
);

const KEY = 'laminate-shop.own-2.catalog.look';
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const choose = () => act(() => screen.getAllByRole('button')[0]?.click());

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a value that a remote keeps', () => {
  it('PROM-231 is found again by the next document, in all parts of the remote', () => {
    const { unmount } = render(region('catalog/shop'));
    expect(shown()).toEqual(['grid']);
    choose();
    expect(shown()).toEqual(['list']);
    unmount();
    render(
      <>
        {region('catalog/shop')}
        {region('catalog/product')}
      </>,
    );
    expect(shown()).toEqual(['list', 'list']);
  });

  it('PROM-231 is no other remote’s', () => {
    render(
      <>
        {region('catalog/shop')}
        {region('inspiration/gallery')}
      </>,
    );
    choose();
    expect(shown()).toEqual(['list', 'grid']);
  });

  it('PROM-231 takes no place while it is the initial one', () => {
    render(region('catalog/shop', GRID));
    localStorage.setItem(KEY, '{"layout":"list"}');
    choose();
    expect(localStorage).toHaveLength(0);
  });

  it('PROM-231 is the initial one on the server and in the hydration render', async () => {
    localStorage.setItem(KEY, '{"layout":"list"}');
    const wrong = vi.spyOn(console, 'error');
    const root = document.createElement('div');
    root.innerHTML = renderToString(region('catalog/shop'));
    expect(root.textContent).toBe('grid');
    await act(async () => hydrateRoot(root, region('catalog/shop')));
    expect(root.textContent).toBe('list');
    expect(wrong).not.toHaveBeenCalled();
  });

  it.each(['{"layout":"wall"}', '{"layout"', '', 'null', '[]'])(
    'PROM-231 is the initial one where storage has %s',
    (text) => {
      localStorage.setItem(KEY, text);
      render(region('catalog/shop'));
      expect(shown()).toEqual(['grid']);
    },
  );

  it('PROM-231 stays as it was when the remote gives one of the wrong shape', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    render(region('catalog/shop', { layout: 'wall' } as never));
    choose();
    expect(shown()).toEqual(['grid']);
    expect(warning).toHaveBeenCalledOnce();
  });

  it('PROM-231 follows another tab', () => {
    render(region('catalog/shop'));
    localStorage.setItem(KEY, '{"layout":"list"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(shown()).toEqual(['list']);
  });

  it('PROM-231 is gone after a logout', () => {
    render(region('catalog/shop'));
    choose();
    forgetSession();
    act(() => emit('session-ended', {}));
    expect(shown()).toEqual(['grid']);
    expect(localStorage).toHaveLength(0);
  });
});

/** A remote that stores one of the texts with each click. */
function Notes({ texts }: { texts: readonly string[] }) {
  const [text, keep] = useStored('note', (value): value is string => typeof value === 'string', '');
  return (
    <button type="button" onClick={() => keep(texts[texts.indexOf(text) + 1] ?? '')}>
      {text.slice(0, 3)}
    </button>
  );
}

describe('storage', () => {
  it('PROM-231 has room for 4 KB of a remote, and the page for the rest', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const key = 'laminate-shop.own-2.catalog.note';
    const fitting = 'a'.repeat(OWN_STORAGE_LIMIT - key.length - '""'.length);
    localStorage.setItem('laminate-shop.own-2.inspiration.note', 'x'.repeat(9_000));
    render(
      <RemoteRegion name="catalog/shop" skeleton={null} fallback={() => null}>
        <Notes texts={[fitting, `b${fitting}`]} />
      </RemoteRegion>,
    );
    choose();
    expect(shown()).toEqual(['aaa']);
    expect(localStorage.getItem(key)).toBe(`"${fitting}"`);
    expect(warning).not.toHaveBeenCalled();
    choose();
    expect(shown()).toEqual(['baa']);
    expect(localStorage.getItem(key)).toBeNull();
    expect(warning).toHaveBeenCalledExactlyOnceWith(
      `catalog keeps more than ${OWN_STORAGE_LIMIT} letters: note is not stored.`,
    );
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'PROM-231 that does not allow %s leaves the value to the page, until a logout',
    (method) => {
      render(region('catalog/shop'));
      vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
        getItem: () => null,
        setItem: () => undefined,
        removeItem: () => undefined,
        [method]: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      } as never);
      choose();
      expect(shown()).toEqual([method === 'getItem' ? 'grid' : 'list']);
      act(() => emit('session-ended', {}));
      expect(shown()).toEqual(['grid']);
    },
  );

  it('PROM-231 keeps the entries of two majors of the contract apart', () => {
    expect(KEY).toContain(`own-${manifest.version.split('.')[0]}.`);
  });
});
