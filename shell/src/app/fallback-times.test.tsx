import { act, screen } from '@testing-library/react';
import { use } from 'react';
import { type PageModule, RemoteLoaderProvider } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createModuleStore, LOAD_TIME_LIMIT } from '../remotes/module-store.ts';
import { matchPage } from '../routing/match-page.ts';
import { PageHost } from './page-host.tsx';

/** PROM-190. Milliseconds from the tap that opens the page. */
const FALLBACK_LIMIT = 3_000;
const HANG_LIMIT = 8_000;

const NEVER = new Promise<never>(() => undefined);

const page = (Page: PageModule['Page']): PageModule => ({
  Page,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: 'Sheets' }),
});
const suspends = page(() => use(NEVER));
const throws = page(() => {
  throw new Error('broken');
});
const after = (time: number, module: unknown) =>
  new Promise((resolve) => setTimeout(() => resolve(module), time));

/** Fault of a page's module, a loader that causes it, and the limit for showing the fallback. */
const FAULTS: readonly [string, () => Promise<unknown>, number][] = [
  ['is missing', () => Promise.reject(new Error('404')), FALLBACK_LIMIT],
  ['throws', async () => throws, FALLBACK_LIMIT],
  ['never arrives', () => NEVER, HANG_LIMIT],
  ['suspends forever', async () => suspends, HANG_LIMIT],
  ['comes late and suspends forever', () => after(LOAD_TIME_LIMIT - 1, suspends), HANG_LIMIT],
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a page whose module', () => {
  it.each(FAULTS)('PROM-190 %s is replaced by its fallback in time', async (_title, fetchModule, limit) => {
    renderWithShell(
      <RemoteLoaderProvider loader={createModuleStore(fetchModule)}>
        <PageHost match={matchPage('/shop/Sheet')} />
      </RemoteLoaderProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(limit));
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
