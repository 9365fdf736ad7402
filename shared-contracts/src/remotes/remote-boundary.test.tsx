import '../testing/screen-tests.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemoteRegion, shownRegions } from './remote-boundary.tsx';
import { REGION_LIMIT, SUSPENSE_LIMIT } from './timed-suspense.tsx';

let root: Root | undefined;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const NEVER = new Promise<void>(() => undefined);

const remote = { isSuspended: false };

function Pictures() {
  const [clicks, setClicks] = useState(0);
  if (remote.isSuspended) use(NEVER);
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {`${clicks} clicks`}
    </button>
  );
}

type PageProps = { isLoading?: boolean; children?: ReactNode };

function Page({ isLoading, children = <Pictures /> }: PageProps) {
  const [queries] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <p>the page around it</p>
      <RemoteRegion
        name="inspiration/inspiration-gallery"
        skeleton={<p>skeleton</p>}
        isLoading={isLoading}
        fallback={({ retry }) => (
          <button type="button" onClick={retry}>
            again
          </button>
        )}
      >
        {children}
      </RemoteRegion>
    </QueryClientProvider>
  );
}

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function hydrate(): Promise<void> {
  remote.isSuspended = false;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
  remote.isSuspended = true;
  await act(async () =>
    startTransition(() => {
      root = hydrateRoot(place, <Page />);
    }),
  );
}

it('PROM-130 a component that suspends for 5 s is replaced by its fallback, and Try Again renders it again', async () => {
  remote.isSuspended = true;
  await act(async () => render(<Page />));
  await wait(SUSPENSE_LIMIT - 1);
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText('the page around it')).toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('inspiration/inspiration-gallery'));
  remote.isSuspended = false;
  await click('again');
  expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
  await wait(2 * SUSPENSE_LIMIT);
  expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
});

it('PROM-130 a component that suspends while it is hydrated is replaced after 5 s, too', async () => {
  await hydrate();
  await wait(SUSPENSE_LIMIT - 1);
  expect(screen.getByRole('button', { name: '0 clicks' })).toBeVisible();
  await wait(1);
  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
});

it('PROM-190 the time in which its module is loaded counts for a component that suspends', async () => {
  remote.isSuspended = true;
  const { rerender } = render(<Page isLoading />);
  await wait(REGION_LIMIT - 100);
  rerender(<Page />);
  await wait(99);
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
});

it('PROM-130 a component that suspends later is replaced after 5 s', async () => {
  remote.isSuspended = false;
  render(<Page />);
  remote.isSuspended = true;
  await click('0 clicks');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  await wait(SUSPENSE_LIMIT);
  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
});

it('PROM-131 Try Again requests data again that the component could not show', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queryFn = vi.fn<() => Promise<unknown>>(async () => ['Oak']).mockResolvedValueOnce('not a list');
  function List() {
    const { data } = useQuery({ queryKey: ['public', 'colours'], queryFn });
    return <p>{(data as string[] | undefined)?.map((name) => name) ?? 'loading'}</p>;
  }
  render(
    <Page>
      <List />
    </Page>,
  );
  await wait(1);
  await click('again');
  await wait(1);
  expect(screen.getByText('Oak')).toBeInTheDocument();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('SITE-60 a region is known with its place as long as it is on the page, also after an error, and without an element', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = () =>
    [...shownRegions].map(([place, { props }]) => [props.name, place.getClientRects().length]);
  const Broken = () => {
    throw new Error('broken');
  };
  remote.isSuspended = false;
  const { container, rerender, unmount } = render(<Page />);
  expect(shown()).toEqual([['inspiration/inspiration-gallery', 1]]);
  expect([...container.children].map(({ localName }) => localName)).toEqual(['p', 'button']);
  rerender(
    <Page>
      <Broken />
    </Page>,
  );
  expect(screen.getByRole('button', { name: 'again' })).toBeVisible();
  expect(shown()).toEqual([['inspiration/inspiration-gallery', 1]]);
  unmount();
  expect(shown()).toEqual([]);
});
